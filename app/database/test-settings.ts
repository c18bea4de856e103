/** A database for one test run need not survive a crash, so it never waits for the disk. */
export const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}
