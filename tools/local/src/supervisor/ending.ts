/**
 * Calls back once when this process must end: on SIGTERM, SIGINT or SIGHUP, and when its parent process is gone, which
 * closes the IPC channel.
 */
export function onEnding(end: () => void) {
  let isEnding = false
  const once = () => {
    if (isEnding) return
    isEnding = true
    end()
  }
  // The handlers are never removed: a second Ctrl-C must not interrupt the shutdown.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, once)
  if (!process.channel) return
  process.on('disconnect', once)
  process.channel.unref()
}
