/**
 * Where log lines go: standard output, once for all lines of a turn of the event loop. A system call for each line
 * would cost a kept answer a fifth of its time. What is not written yet is written when the process exits.
 */
export function lines() {
  let waiting = ''
  const flush = () => {
    if (!waiting) return
    const text = waiting
    waiting = ''
    process.stdout.write(text)
  }
  process.once('exit', flush)
  return {
    write(line: string) {
      if (!waiting) setImmediate(flush)
      waiting += line
    },
  }
}
