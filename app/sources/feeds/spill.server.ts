import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Records put aside under keys, and given back key by key: first sorted into parts by a hash of the key, then each part
 * by itself in memory. A few megabytes never reach the disk.
 */
export interface Spill<Record> {
  /** Resolves when there is room for more. */
  add(key: string, record: Record): Promise<void> | undefined
  /** All records of each key, in the order they came; keys in no order. */
  read(): AsyncGenerator<[key: string, records: Record[]]>
  close(): Promise<void>
}

/** A part of a million rows is two megabytes, and of ten million still small. */
const parts = 512
/** Characters held of a part before they are written. */
const heldPerPart = 32 * 1024

/** `folder` is emptied first, of what a killed import left there, and removed by `close`. Records are kept as JSON. */
export async function createSpill<Record>(folder: string): Promise<Spill<Record>> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const held = Array.from({ length: parts }, () => ({ text: '', isOnDisk: false }))
  const pathOf = (part: number) => join(folder, `part-${part}`)

  async function write(part: number): Promise<void> {
    const own = held[part]
    if (own === undefined) return
    const { text } = own
    own.text = ''
    own.isOnDisk = true
    // Not kept open: so many files at once are more than some machines allow.
    await appendFile(pathOf(part), text)
  }

  return {
    add(key, record) {
      const part = toPart(key)
      const own = held[part]
      if (own === undefined) return undefined
      own.text += `${JSON.stringify([key, record])}\n`
      return own.text.length < heldPerPart ? undefined : write(part)
    },

    async *read() {
      for (const [part, own] of held.entries()) {
        const written = own.isOnDisk ? await readFile(pathOf(part), 'utf8') : ''
        const byKey = new Map<string, Record[]>()
        for (const line of (written + own.text).split('\n')) {
          if (line === '') continue
          const [key, record] = JSON.parse(line) as [string, Record]
          const known = byKey.get(key)
          if (known === undefined) byKey.set(key, [record])
          else known.push(record)
        }
        yield* byKey
      }
    },

    async close() {
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function toPart(key: string): number {
  return createHash('md5').update(key).digest().readUInt16LE(0) % parts
}
