// The launcher's children load this file with --import. They have an IPC channel to
// the launcher; when it closes, they get a SIGHUP and exit gracefully. Otherwise
// the children of a killed launcher would keep the port and the data folder.
if (process.connected) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGHUP'))
  process.channel?.unref()
}
