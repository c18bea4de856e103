import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Groups records by key on disk: records are partitioned by a hash of their key, and each partition
 * is then grouped in memory. Up to a few megabytes are held in memory and not written to disk.
 */
export interface Spill<Record> {
  /** Resolves when there is room for more records. */
  add(key: string, record: Record): Promise<void> | undefined
  /** Yields all records of each key, with the keys in no particular order. */
  read(): AsyncGenerator<[key: string, records: SpilledRecords<Record>]>
  close(): Promise<void>
}

/** The serialized records of one key. */
export interface SpilledRecords<Record> {
  /** The records as text. The same records in the same order always serialize to the same text. */
  text: string
  /** Returns the records in their original order. */
  parse(): Record[]
}

/**
 * The number of partitions. With a million rows, each partition holds
 * two megabytes; with ten million, a partition still fits in memory.
 */
const parts = 512
/** The number of characters to buffer per partition. */
const heldPerPart = 32 * 1024

/**
 * Empties `folder` first, in case a killed import left files
 * there; `close` removes it. Records are stored as JSON.
 */
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
    // The file is reopened for each write, because some machines limit the number of open files.
    await appendFile(pathOf(part), text)
  }

  return {
    add(key, record) {
      const part = toPart(key)
      const own = held[part]
      if (own === undefined) return undefined
      own.text += `${JSON.stringify(key)}\t${JSON.stringify(record)}\n`
      return own.text.length < heldPerPart ? undefined : write(part)
    },

    async *read() {
      for (const [part, own] of held.entries()) {
        const written = own.isOnDisk ? await readFile(pathOf(part), 'utf8') : ''
        const byKey = new Map<string, string[]>()
        for (const line of (written + own.text).split('\n')) {
          if (line === '') continue
          // JSON escapes tabs, so a tab can separate the key from the record.
          const tab = line.indexOf('\t')
          const key = line.slice(0, tab)
          const known = byKey.get(key)
          if (known === undefined) byKey.set(key, [line.slice(tab + 1)])
          else known.push(line.slice(tab + 1))
        }
        for (const [key, texts] of byKey)
          yield [
            JSON.parse(key) as string,
            { text: texts.join('\n'), parse: () => texts.map(text => JSON.parse(text) as Record) },
          ]
      }
    },

    async close() {
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the FNV-1a hash, which is good enough because keys only need to be spread evenly. */
function toPart(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % parts
}
