/** A database that lives for one test run has nothing to lose, so it never waits for the disk. */
export const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}
