import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './paths.mjs'

/** Returns a single hash of the names and bytes of files and folders. Missing paths are ignored. */
export function hashInputs(paths, isIncluded = () => true) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(path => listFiles(join(root, path))).sort()) {
    if (!isIncluded(file)) continue
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** True if `stampFile` records that the work was done for this hash. */
export function isStamped(stampFile, hash) {
  try {
    return readFileSync(stampFile, 'utf8') === hash
  } catch {
    return false
  }
}

export function writeStamp(stampFile, hash) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, hash)
}

/**
 * Lists all files under a folder. For a file, lists just that file; for a missing path, nothing.
 */
export function listFiles(path) {
  let entries
  try {
    entries = readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
  return entries.flatMap(entry =>
    entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)],
  )
}
