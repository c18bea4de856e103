import { mkdirSync, writeFileSync } from 'node:fs'
import { openPromise } from 'yauzl'
import { unpackZip } from '#app/sources/feeds/unpack-zip.server.ts'
import type { Contest } from './contest.ts'
import { writeFeedText } from './feed-text.ts'
import { makeZip } from './make-zip.ts'

/** Unpacks a zipped feed with and without our checks for zip bombs and corruption. */
export async function createZipContest(): Promise<Contest> {
  const folder = 'var/bench-parsers'
  mkdirSync(folder, { recursive: true })
  const path = `${folder}/feed.zip`
  writeFileSync(path, makeZip('feed.csv', Buffer.from(writeFeedText('awin', 40_000))))
  return {
    title: 'zip, yauzl without our inflater',
    ours: async () => countBytes(await unpackZip(path)),
    async theirs() {
      const zip = await openPromise(path)
      for await (const entry of zip.eachEntry())
        return countBytes(await zip.openReadStreamPromise(entry))
      return 0
    },
  }
}

async function countBytes(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let count = 0
  for await (const chunk of bytes) count += chunk.length
  return count
}
