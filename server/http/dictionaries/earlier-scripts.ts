import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { BaseLogger } from 'pino'
import { hashedPrefix, type ScriptDictionaries, type StaticAssets } from '../static-assets.ts'

/** The scripts and style sheets of earlier builds, from which those of this one differ little. */
export interface EarlierScripts {
  /** Undefined for files other than these. */
  find(path: string): ScriptDictionaries | undefined
}

interface EarlierFile {
  file: string
  pattern: string
  /** When the last server with its build started. */
  lastUsedMs: number
  body: Uint8Array<ArrayBuffer>
  hash: Uint8Array<ArrayBuffer>
}

/** The earlier versions that are kept of each script. */
const keptVersions = 2
/** A name with the hash of the content: list-view-a1b2c3d4.js. */
const hashedName = /^(.+)-[\w-]{8}\.(js|css)$/

/**
 * Reads the files of earlier builds from a folder, in which a server that is the `isWriter` keeps
 * those of this build for the next one. Without the folder, scripts are compressed as usual.
 */
export async function openEarlierScripts({
  folder,
  assets,
  isWriter,
  log,
}: {
  folder: string
  assets: StaticAssets
  isWriter: boolean
  log: Pick<BaseLogger, 'warn'>
}): Promise<EarlierScripts> {
  try {
    await mkdir(folder, { recursive: true })
    if (isWriter) await keepFiles(folder, assets)
    return toScripts(await readEarlier(folder, assets))
  } catch (err) {
    log.warn({ err, folder }, 'the scripts of earlier builds cannot be used')
    return toScripts([])
  }
}

function toScripts(files: readonly EarlierFile[]): EarlierScripts {
  const versions = Map.groupBy(files, ({ pattern }) => pattern)
  return {
    find(path) {
      const pattern = path.startsWith(hashedPrefix) ? toPattern(basename(path)) : undefined
      if (pattern === undefined) return undefined
      const known = versions.get(pattern)?.map(each => [toDigits(each), each] as const)
      const byHash = new Map(known)
      return { match: hashedPrefix + pattern, findDictionary: digits => byHash.get(digits) }
    },
  }
}

/** Returns what all versions of a script are called: list-view-*.js. */
function toPattern(file: string): string | undefined {
  const [, name, type] = hashedName.exec(file) ?? []
  return name === undefined ? undefined : `${name}-*.${type}`
}

function toDigits({ hash }: Pick<EarlierFile, 'hash'>): string {
  return Buffer.from(hash).toString('hex')
}

function listCurrent(assets: StaticAssets): Map<string, Uint8Array> {
  const entries = [...assets].map(([path, { body }]) => [basename(path), body] as const)
  return new Map(entries.filter(([file]) => toPattern(file) !== undefined))
}

/** Writes the files of this build, and removes versions that are too old. */
async function keepFiles(folder: string, assets: StaticAssets): Promise<void> {
  const now = new Date()
  for (const [file, body] of listCurrent(assets)) {
    const kept = join(folder, file)
    // The name contains the hash of the content, so a file of this name is the same.
    await writeFile(kept, body, { flag: 'wx' }).catch(() => utimes(kept, now, now))
  }
  const earlier = await readEarlier(folder, assets)
  for (const versions of Map.groupBy(earlier, ({ pattern }) => pattern).values())
    for (const { file } of versions.slice(keptVersions)) await rm(join(folder, file))
}

/** Returns the files of earlier builds, the latest first. */
async function readEarlier(folder: string, assets: StaticAssets): Promise<EarlierFile[]> {
  const current = listCurrent(assets)
  const files = (await readdir(folder)).filter(file => !current.has(file))
  const read = files.map(async file => {
    const pattern = toPattern(file)
    if (pattern === undefined) return []
    const path = join(folder, file)
    const [body, { mtimeMs }] = await Promise.all([readFile(path), stat(path)])
    const digest = Uint8Array.from(hash('sha256', body, 'buffer'))
    return [{ file, pattern, body, lastUsedMs: mtimeMs, hash: digest }]
  })
  return (await Promise.all(read)).flat().sort((a, b) => b.lastUsedMs - a.lastUsedMs)
}
