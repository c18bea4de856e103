import type { Doubts } from '../doubts.ts'
import type { FeedLayout } from './feed-format.ts'

/** Names are cached up to this number, because XML elements can have any name. */
const maxCached = 1_000

/** The fields that a layout reads, found under any spelling of their names. */
export interface FieldNames {
  /** Returns the layout's own name of a column or element; undefined for one that it ignores. */
  find(written: string): string | undefined
  /** True if a column or element is written as in the layout, apart from case and blanks. */
  isExact(written: string): boolean
  /** True for a field of which the layout reads every value, not only one. */
  isList(name: string): boolean
}

/**
 * Finds fields by spellings that differ in case, spaces, marks or brackets:
 *
 *     image_link, Image Link, imageLink, IMAGE-LINK, g:image_link, [image_link],
 *     image link [image_link], "image_link", image_link (required)     image_link
 *     Item Image Link, Product Image Link, image url                   image_link
 *     bild                                                             undefined
 */
export function createFieldNames(layout: FeedLayout): FieldNames {
  const lists = new Set<string>()
  const names = new Set(layout.required)
  layout.toRow({
    get(name) {
      names.add(name)
      return undefined
    },
    getAll(name) {
      names.add(name)
      lists.add(name)
      return []
    },
  })
  const byKey = new Map(
    [...aliases, ...names.entries()].flatMap(([written, name]) =>
      names.has(name) ? [[toKey(written), name]] : [],
    ),
  )
  const found = new Map<string, string | undefined>()
  return {
    find(written) {
      if (found.has(written)) return found.get(written)
      const name = toKeys(written)
        .map(key => byKey.get(key))
        .find(one => one !== undefined)
      if (found.size < maxCached) found.set(written, name)
      return name
    },
    isExact: written =>
      names.has(written.trim().toLowerCase().replace(/^g:/, '').replace(/\s+/g, '_')),
    isList: name => lists.has(name),
  }
}

/** Names that shops' own exports use; a layout's own names come first. */
const aliases = [
  ['url', 'link'],
  ['image', 'image_link'],
  ['image_url', 'image_link'],
  ['name', 'title'],
] as const

/** Returns what all spellings of a field's name have in common. */
function toKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]*g:/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * Returns the keys to try: of the whole text, of what is inside square brackets and of what is
 * outside any, then the same without "item" or "product" before them. What is inside
 * parentheses is a part of a field, like the price of a shipping.
 */
function toKeys(written: string): string[] {
  const text = written.slice(0, 200)
  const inside = /\[([^\]]+)\]/.exec(text)?.[1] ?? ''
  const keys = [text, inside, text.replace(/[[(][^\])]*[\])]/g, '')].map(toKey)
  return [...keys, ...keys.map(key => key.replace(/^(?:item|product)/, ''))].filter(Boolean)
}

/** Counts the values of columns and elements that were not used, and reports them at the end. */
export interface UnusedFields {
  add(field: string, value?: string, place?: string): void
  report(doubts: Doubts | undefined): void
}

export function createUnusedFields(): UnusedFields {
  const fields = new Map<string, { value: string; place?: string; records: number }>()
  return {
    add(field, value = '', place) {
      const known = fields.get(field) ?? { value: '', records: 0 }
      if (known.records === 0 && fields.size < maxCached) fields.set(field, known)
      if (value === '') return
      if (known.value === '') Object.assign(known, { value, place })
      known.records += 1
    },
    report(doubts) {
      for (const [field, { value, place, records }] of fields) {
        const [shortField, shortValue] = [field, value].map(text => text.trim().slice(0, 80))
        const doubt = {
          kind: 'column',
          field: shortField ?? '',
          value: shortValue ?? '',
          place,
        } as const
        doubts?.addCounted([{ ...doubt, records: Math.max(records, 1) }])
      }
    },
  }
}
