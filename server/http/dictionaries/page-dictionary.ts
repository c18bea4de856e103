import { hash } from 'node:crypto'
import { toPagePath } from '#app/domain/urls/data-path.ts'

/** A page of which most other pages of the same template repeat most bytes (RFC 9842). */
export interface PageDictionary {
  storefront: string
  template: TemplateName
  body: Uint8Array<ArrayBuffer>
  /** The SHA-256 of the body. */
  hash: Uint8Array<ArrayBuffer>
  madeAt: Date
}

/** The pages that look alike, and the pattern of URLs by which browsers choose the dictionary. */
const templates = {
  list: { path: /^\/products(?:\/|$)/, match: '/products*' },
  product: { path: /^\/product\//, match: '/product/*' },
} as const

export type TemplateName = keyof typeof templates

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name)
}

/** Returns the template of a page or of its data; undefined for pages without a dictionary. */
export function findTemplate(pathname: string): TemplateName | undefined {
  const path = toPagePath(pathname)
  return Object.keys(templates)
    .filter(isTemplateName)
    .find(name => templates[name].path.test(path))
}

export function createPageDictionary(
  page: Pick<PageDictionary, 'storefront' | 'template' | 'body' | 'madeAt'>,
): PageDictionary {
  return { ...page, hash: Uint8Array.from(hash('sha256', page.body, 'buffer')) }
}

const folder = '/dictionaries/'

/** Returns the path of a dictionary's file; it changes with the body, so the file never does. */
export function toDictionaryPath({ hash }: Pick<PageDictionary, 'hash'>): string {
  return folder + Buffer.from(hash).toString('hex')
}

export const dictionaryPattern = `${folder}:hash{[0-9a-f]{64}}`

/** Formats the header that makes browsers use a response as the dictionary of later ones. */
export function formatUseAsDictionary({ template }: Pick<PageDictionary, 'template'>): string {
  return `match="${templates[template].match}", id="${template}"`
}

/**
 * Reads the hash of the dictionary that a browser offers, in hexadecimal digits.
 *
 *     :47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:   → e3b0c442…
 *     47DEQpj8HBSa, :short=:, none                     → undefined
 */
export function parseAvailableDictionary(header: string | undefined): string | undefined {
  const [, digits] = /^:([A-Za-z0-9+/]{43}=):$/.exec(header?.trim() ?? '') ?? []
  return digits === undefined ? undefined : Buffer.from(digits, 'base64').toString('hex')
}
