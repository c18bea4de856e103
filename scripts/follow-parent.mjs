// Loaded with --import into the launcher's children, which have an IPC
// channel to it. A killed launcher cannot stop them, and they would keep the
// port and the data folder. SIGHUP makes them exit gracefully.
if (process.connected) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGHUP'))
  process.channel?.unref()
}
