import { expect, it } from 'vitest'
import { noteFormerUids } from './former-uids.ts'
import { documentEnvelope } from './wire.ts'

const makeDocument = (uid: string) =>
  documentEnvelope.parse({ id: 'a', uid, type: 'article', data: {} })

it.each([
  [19, 19, 'name-0'],
  [20, 20, 'name-0'],
  [21, 20, 'name-1'],
])('CO1 keeps the latest names of an article renamed %i times: %i', (renames, kept, first) => {
  let former = {}
  for (let at = 0; at < renames; at += 1) {
    const [before, after] = [makeDocument(`name-${at}`), makeDocument(`name-${at + 1}`)]
    former = noteFormerUids(former, [before], [after])
  }
  const { a } = former as { a: string[] }
  expect([a.length, a[0], a.at(-1)]).toEqual([kept, first, `name-${renames - 1}`])
})
