/**
 * Calls back once when this process is to end: on SIGTERM, SIGINT or SIGHUP, when the process that started it is gone
 * (the IPC channel closes), or when a piped stdin ends.
 */
export function onEnding(end: () => void) {
  let called = false
  const once = () => {
    if (called) return
    called = true
    end()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, once)
  if (process.channel) process.on('disconnect', once)
  else if (!process.stdin.isTTY) process.stdin.once('end', once).once('error', once).resume()
}
