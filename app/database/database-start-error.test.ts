import { expect, it } from 'vitest'
import { toDatabaseStartError } from './database-start-error.ts'

it.each([
  ['initdb: could not look up effective user ID 4711: user does not exist', 'useradd'],
  ["EACCES: permission denied, mkdir '/data/postgres'", 'write access'],
  ['ENOSPC: no space left on device', 'Free some space'],
  ['something else', 'the usual fix'],
])('explains %s', (message, fix) => {
  const { message: explained } = toDatabaseStartError('/data', new Error(message), 'the usual fix')
  expect(explained).toContain(message)
  expect(explained.split('\n').at(-1)).toContain(fix)
})
