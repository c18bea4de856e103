import type { ContentDocument } from './document.ts'

/** The repository's versions: the published version and drafts in preview. */
export interface ContentStore {
  masterRef(): string
  /** Returns a version's documents; undefined for an unknown ref. */
  find(ref: string): readonly ContentDocument[] | 'expired' | undefined
  list(): readonly ContentDocument[]
  /** Publishes changed documents, which replace the documents with the same ids. */
  publish(...documents: ContentDocument[]): void
  /** Opens a preview of changed documents and returns its token. */
  startPreview(...documents: ContentDocument[]): string
  expirePreviews(): void
}

export function createContentStore(
  initial: readonly ContentDocument[],
  baseUrl: string,
): ContentStore {
  let published = initial
  let version = 1
  let previews = new Map<string, readonly ContentDocument[] | 'expired'>()
  const refs = new Map<string, readonly ContentDocument[]>([[toRef(1), initial]])

  const replace = (changed: readonly ContentDocument[]) => {
    const ids = new Set(changed.map(({ id }) => id))
    return [...published.filter(({ id }) => !ids.has(id)), ...changed]
  }

  return {
    masterRef: () => toRef(version),
    find: ref => previews.get(ref) ?? refs.get(ref),
    list: () => published,
    publish(...documents) {
      published = replace(documents)
      version += 1
      refs.set(toRef(version), published)
    },
    startPreview(...documents) {
      const token = `${baseUrl}/previews/ZkC${previews.size + 1}:main?websitePreviewId=ZkW1`
      previews.set(token, replace(documents))
      return token
    },
    expirePreviews() {
      previews = new Map([...previews.keys()].map(token => [token, 'expired']))
    },
  }
}

function toRef(version: number): string {
  return `ZkA1b2REAACE${String(version).padStart(4, '0')}`
}
