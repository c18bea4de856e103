import { expect, it } from 'vitest'
import { PictureFault } from './picture-fault.ts'
import { rememberFaults } from './remember-faults.ts'

/** Returns after how many seconds a picture may be fetched again, for each of its failures. */
function measureWaits(status: 404 | 502 | 504, failures: number, pauseSeconds = 0): number[] {
  let now = 1_000_000
  const faults = rememberFaults(() => now)
  return Array.from({ length: failures }, () => {
    faults.note('/a', new PictureFault(status, 'it failed'))
    const start = now
    while (faults.find('/a')) now += 1_000
    const waited = (now - start) / 1_000
    now += pauseSeconds * 1_000
    return waited
  })
}

it.each([
  ['a missing picture', measureWaits(404, 2), [60, 60]],
  ['one whose host is busy', measureWaits(504, 4), [4, 8, 60, 60]],
  ['one whose host fails', measureWaits(502, 3), [4, 8, 60]],
  ['one whose host is busy now and then', measureWaits(504, 3, 120), [4, 4, 4]],
])('LS4 fetches again after %s', (_, waits, expected) => {
  expect(waits).toEqual(expected)
})

it('LS4 knows a fault that it has noted', () => {
  const faults = rememberFaults()
  const fault = new PictureFault(502, 'it failed')
  expect([faults.note('/a', fault), faults.note('/a', fault)]).toEqual([true, false])
  expect([faults.find('/a'), faults.find('/b')]).toEqual([fault, undefined])
})
