import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Click, clickSchema } from './click.ts'

/** A closed file of clicks, one JSON object per line, waiting for the database. */
export interface SpoolFile {
  path: string
  bytes: number
}

const extension = '.ndjson'

/**
 * An append-only file. Appended lines survive a crash of the process, and synced lines also survive
 * a power failure.
 */
export class OpenSpoolFile {
  readonly path: string
  readonly #handle: FileHandle
  #bytes = 0
  #isDirty = false

  private constructor(path: string, handle: FileHandle) {
    this.path = path
    this.#handle = handle
  }

  static async create(folder: string): Promise<OpenSpoolFile> {
    await mkdir(folder, { recursive: true })
    const name = `${Date.now()}-${process.pid}-${Math.random().toString(36).slice(2, 8)}`
    const path = join(folder, name + extension)
    return new OpenSpoolFile(path, await open(path, 'wx'))
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Appends clicks and returns the number of bytes added. */
  async append(clicks: readonly Click[]): Promise<number> {
    const text = clicks.map(formatLine).join('')
    const bytes = Buffer.byteLength(text)
    this.#isDirty = true
    await this.#handle.appendFile(text)
    this.#bytes += bytes
    return bytes
  }

  async sync(): Promise<void> {
    if (!this.#isDirty) return
    this.#isDirty = false
    await this.#handle.datasync()
  }

  async close(): Promise<SpoolFile> {
    await this.#handle.close()
    return { path: this.path, bytes: this.#bytes }
  }
}

/** Lists the files that have been idle for so long that no process can still have them open. */
export async function listSpoolFiles(folder: string, idleMs: number): Promise<SpoolFile[]> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names
      .filter(name => name.endsWith(extension))
      .sort()
      .map(async name => {
        const path = join(folder, name)
        const about = await stat(path).catch(() => undefined)
        const isIdle = about !== undefined && Date.now() - about.mtimeMs >= idleMs
        return isIdle ? { path, bytes: about.size } : undefined
      }),
  )
  return files.filter(file => file !== undefined)
}

/**
 * Parses the clicks in a file and counts its invalid lines. The
 * last line may be truncated if the process died while writing it.
 */
export async function readSpoolFile(path: string): Promise<{ clicks: Click[]; broken: number }> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // Another process that shares this folder has already written these clicks.
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n').filter(line => line !== '')
  const clicks = lines.map(parseLine).filter(click => click !== undefined)
  return { clicks, broken: lines.length - clicks.length }
}

export async function removeSpoolFile(path: string): Promise<void> {
  await rm(path, { force: true })
}

function formatLine(click: Click): string {
  return `${JSON.stringify(click)}\n`
}

function parseLine(line: string): Click | undefined {
  try {
    return clickSchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
