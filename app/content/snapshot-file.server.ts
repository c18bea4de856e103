import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { FormerUids } from './former-uids.ts'
import type { Version } from './prismic-client.server.ts'
import { documentEnvelope } from './wire.ts'

const file = z.object({
  /** The service's URL; the snapshot is ignored once the setting points to a different service. */
  endpoint: z.string(),
  /** The locale in the settings, null for the master locale; the snapshot counts only for it. */
  wantedLocale: z.string().nullable(),
  locale: z.string().optional(),
  ref: z.string(),
  formerUids: z.record(z.string(), z.array(z.string())).catch({}),
  documents: z.array(documentEnvelope),
})

export interface Snapshot extends Omit<Version, 'skipped'> {
  /** The earlier addresses of documents, by document id, oldest first. */
  formerUids: FormerUids
}

/** Where a snapshot is from. */
export interface SnapshotSource {
  endpoint: string
  wantedLocale: string | undefined
}

/**
 * Returns the last version read from this service;
 * undefined when there is none or it cannot be read.
 */
export async function readSnapshot(
  path: string,
  { endpoint, wantedLocale }: SnapshotSource,
): Promise<Snapshot | undefined> {
  try {
    const { data } = file.safeParse(JSON.parse(await readFile(path, 'utf8')))
    if (data?.endpoint !== endpoint || data.wantedLocale !== (wantedLocale ?? null))
      return undefined
    const { ref, locale, documents, formerUids } = data
    return { ref, locale, documents, formerUids }
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
  { endpoint, wantedLocale }: SnapshotSource,
  { ref, locale, documents, formerUids }: Snapshot,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}.part`
  await writeFile(
    unfinished,
    JSON.stringify({
      endpoint,
      wantedLocale: wantedLocale ?? null,
      locale,
      ref,
      documents,
      formerUids,
    }),
  )
  await rename(unfinished, path)
}
