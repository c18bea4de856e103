/** A test run's database need not survive a crash, so PostgreSQL does not wait for the disk. */
export const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}
