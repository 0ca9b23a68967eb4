// Preloaded (`node --import`) into every managed process.

// When the supervisor is gone, even killed, the IPC channel closes, and the process ends as on SIGTERM.
if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 4000).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  // The channel alone must not keep the process alive.
  process.channel.unref()
}

// While the log cannot be written, as on a full disk, its lines are lost. Without a listener the error ends the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
