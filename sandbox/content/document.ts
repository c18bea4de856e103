import { createHash } from 'node:crypto'

/** A document as the API sends it, without the fields that every response adds. */
export interface ContentDocument {
  id: string
  uid: string | null
  type: string
  tags: string[]
  /** The locale; the master locale if absent. */
  lang?: string
  /** A time in the upstream's format, whose UTC offset has no colon: 2024-05-02T09:00:00+0000. */
  first_publication_date: string
  last_publication_date: string
  data: Record<string, unknown>
}

/**
 * Creates a document whose id is derived from its type and name, so that links survive a restart.
 */
export function createDocument(
  type: string,
  name: string,
  data: Record<string, unknown>,
  options: { uid?: string; date?: string; lang?: string } = {},
): ContentDocument {
  const day = options.date ?? '2026-01-05'
  return {
    id: toDocumentId(type, name),
    uid: options.uid ?? null,
    type,
    tags: [],
    ...(options.lang === undefined ? {} : { lang: options.lang }),
    first_publication_date: `${day}T08:00:00+0000`,
    last_publication_date: `${day}T08:00:00+0000`,
    data,
  }
}

/** Returns an id of sixteen characters that begins like the upstream's ids. */
export function toDocumentId(type: string, name: string): string {
  const hash = createHash('sha256').update(`${type}/${name}`).digest('base64url')
  return `Zk${hash.replaceAll('_', 'x').replaceAll('-', 'y').slice(0, 14)}`
}
