import cluster from 'node:cluster'

// The launcher's children load this file with --import. They have an IPC channel to
// the launcher; when it closes, they get a SIGHUP and exit gracefully. Otherwise
// the children of a killed launcher would keep the port and the data folder. Workers inherit the
// flag, but their channel leads to the primary and must keep them running while they start.
if (process.connected && cluster.isPrimary) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGHUP'))
  process.channel?.unref()
}
