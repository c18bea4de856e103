import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Records put aside under keys, and given back key by key: first sorted into parts by a hash of the key, then each part
 * by itself in memory. A few megabytes never reach the disk.
 */
export interface Spill<Record> {
  /** Resolves when there is room for more. */
  add(key: string, record: Record): Promise<void> | undefined
  /** All records of each key; keys in no order. */
  read(): AsyncGenerator<[key: string, records: SpilledRecords<Record>]>
  close(): Promise<void>
}

/** The records of one key as they lie there. */
export interface SpilledRecords<Record> {
  /** Equal for equal records in the same order. */
  text: string
  /** In the order they came. */
  parse(): Record[]
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
      own.text += `${JSON.stringify(key)}\t${JSON.stringify(record)}\n`
      return own.text.length < heldPerPart ? undefined : write(part)
    },

    async *read() {
      for (const [part, own] of held.entries()) {
        const written = own.isOnDisk ? await readFile(pathOf(part), 'utf8') : ''
        const byKey = new Map<string, string[]>()
        for (const line of (written + own.text).split('\n')) {
          if (line === '') continue
          // JSON writes a tab of its own as an escape.
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

/** FNV-1a: keys need to be spread, and no more. */
function toPart(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % parts
}
