// Preloaded (`node --import`) into every Node part: when the supervisor is gone, even killed, the IPC channel closes,
// and the part goes the way it goes on SIGTERM.
if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 4000).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  // The channel alone is no reason to stay.
  process.channel.unref()
}
