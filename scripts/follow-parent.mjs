// Loaded with --import into the processes the launcher starts over an IPC channel. A launcher that is killed outright
// cannot stop them, and a server left behind would hold the port and the data folder. SIGTERM makes them leave properly.
if (process.connected) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}
