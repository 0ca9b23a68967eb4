/**
 * Calls back once when this process is to end: on SIGTERM, SIGINT or SIGHUP, and when the process that started it is
 * gone, which closes the IPC channel.
 */
export function onEnding(end: () => void) {
  let isEnding = false
  const once = () => {
    if (isEnding) return
    isEnding = true
    end()
  }
  // Kept for good: a second Ctrl-C must not break off what the first has begun.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, once)
  if (!process.channel) return
  process.on('disconnect', once)
  process.channel.unref()
}
