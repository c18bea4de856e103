import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Version } from './prismic-client.server.ts'
import { documentEnvelope } from './wire.ts'

const file = z.object({
  /** The service's URL; the snapshot is ignored once the setting points to a different service. */
  endpoint: z.string(),
  ref: z.string(),
  documents: z.array(documentEnvelope),
})

/**
 * Returns the last version read from this service;
 * undefined when there is none or it cannot be read.
 */
export async function readSnapshot(path: string, endpoint: string): Promise<Version | undefined> {
  try {
    const { data } = file.safeParse(JSON.parse(await readFile(path, 'utf8')))
    if (data?.endpoint !== endpoint) return undefined
    return { ref: data.ref, documents: data.documents, skipped: 0 }
  } catch {
    return undefined
  }
}

/**
 * Writes to a temporary file and renames it, so that
 * an interrupted write leaves the old file intact.
 */
export async function writeSnapshot(
  path: string,
  endpoint: string,
  { ref, documents }: Version,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}.part`
  await writeFile(unfinished, JSON.stringify({ endpoint, ref, documents }))
  await rename(unfinished, path)
}
