import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { chooseEncoding } from './compress-response.ts'
import { chooseDictionaryEncoding, type FindDictionary } from './dictionaries/body-encoding.ts'

/** The files of a build, keyed by their URL paths, like /assets/root-a1b2.js. */
export type StaticAssets = ReadonlyMap<string, StaticAsset>

export interface StaticAsset {
  type: string
  cacheControl: string
  etag: string
  /** The content. The content is kept in memory, since a whole build takes only a few megabytes. */
  body: Uint8Array<ArrayBuffer>
  compressed: Partial<Record<FileEncoding, Uint8Array<ArrayBuffer>>>
  /** What browsers have got that have an earlier version, by the key of the encoding. */
  differences: Map<string, Uint8Array<ArrayBuffer>>
}

export interface ScriptDictionaries {
  /** The pattern of the later versions of a script. */
  match: string
  /** Finds the earlier versions. */
  findDictionary: FindDictionary
}

/** The folder of the files that have a content hash in their name. */
export const hashedPrefix = '/assets/'

/** The smallest encoding comes first because files are compressed only once, by the build. */
const fileEncodings = ['br', 'gzip'] as const
type FileEncoding = (typeof fileEncodings)[number]

const suffixes: Record<FileEncoding, string> = { br: '.br', gzip: '.gz' }

/**
 * Reads a folder of built files; those ending in .br and .gz are compressed variants of the others.
 */
export async function readStaticAssets(folder: string): Promise<StaticAssets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  const originals = files.filter(file => !Object.values(suffixes).includes(extname(file)))
  const assets = originals.map(async file => {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    return [path, await readAsset(path, file, new Set(files))] as const
  })
  return new Map(await Promise.all(assets))
}

async function readAsset(
  path: string,
  file: string,
  files: ReadonlySet<string>,
): Promise<StaticAsset> {
  const body = await readFile(file)
  const findCompressed = async (encoding: FileEncoding) =>
    files.has(file + suffixes[encoding])
      ? { [encoding]: await readFile(file + suffixes[encoding]) }
      : {}
  return {
    type: withCharset(getMimeType(file) ?? 'application/octet-stream'),
    cacheControl: path.startsWith(hashedPrefix)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    body,
    compressed: { ...(await findCompressed('br')), ...(await findCompressed('gzip')) },
    differences: new Map(),
  }
}

function withCharset(type: string): string {
  return /^(?:text\/|application\/(?:javascript|json))/.test(type) && !type.includes('charset')
    ? `${type}; charset=utf-8`
    : type
}

/**
 * Answers with a file, or with its difference from an earlier version that the browser has, if its
 * `dictionaries` are given.
 */
export async function createAssetResponse(
  asset: StaticAsset,
  requestHeaders: Headers,
  dictionaries?: ScriptDictionaries,
): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': asset.cacheControl, ETag: asset.etag })
  const hasVariants = Object.keys(asset.compressed).length > 0
  if (hasVariants) headers.set('Vary', 'Accept-Encoding')
  if (dictionaries) headers.append('Vary', 'Available-Dictionary')
  const known = requestHeaders.get('If-None-Match')
  if (known?.split(',').some(tag => tag.trim().replace(/^W\//, '') === asset.etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('Content-Type', asset.type)
  if (dictionaries) headers.set('Use-As-Dictionary', `match="${dictionaries.match}"`)
  const difference = dictionaries && (await findDifference(asset, requestHeaders, dictionaries))
  const encoding = chooseEncoding(requestHeaders.get('Accept-Encoding'), fileEncodings)
  const whole = encoding && asset.compressed[encoding]
  const name = difference ? difference.name : whole && encoding
  if (name) headers.set('Content-Encoding', name)
  const body = difference?.body ?? whole ?? asset.body
  headers.set('Content-Length', String(body.byteLength))
  return new Response(body, { headers })
}

/** Undefined if the browser has no earlier version, or cannot decode the difference. */
async function findDifference(
  { body, differences }: StaticAsset,
  requestHeaders: Headers,
  { findDictionary }: ScriptDictionaries,
): Promise<{ name: string; body: Uint8Array<ArrayBuffer> } | undefined> {
  const asked = {
    acceptEncoding: requestHeaders.get('Accept-Encoding') ?? undefined,
    availableDictionary: requestHeaders.get('Available-Dictionary') ?? undefined,
  }
  const encoding = chooseDictionaryEncoding(asked, findDictionary)
  if (!encoding) return undefined
  const { key, name, compress } = encoding
  const known = differences.get(key) ?? (await compress(body))
  differences.set(key, known)
  return { name, body: known }
}
