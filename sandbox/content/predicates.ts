import type { ContentDocument } from './document.ts'

export type Predicate = (document: ContentDocument) => boolean

/** Thrown for a filter that cannot be parsed; the API returns 400 with the error's message. */
export class PredicateError extends Error {
  override name = 'PredicateError'
}

const one = /^\s*(?::d\s*=\s*)?([\w.]+)\(\s*([\w.-]+)\s*(?:,\s*([\s\S]*))?\)\s*$/

/**
 * Reads the filters of a `q` parameter: `[[at(document.type, "article")]]`,
 * or several as `[[…][…]]`. A document must match all of them.
 */
export function parsePredicates(q: string): Predicate[] {
  const inner = /^\s*\[([\s\S]*)\]\s*$/.exec(q)?.[1]
  const parts = inner?.match(/\[(?:[^[\]"]|"(?:[^"\\]|\\.)*"|\[[^\]]*\])*\]/g)
  if (!parts) throw new PredicateError(`unexpected end of input in ${q}`)
  return parts.map(part => parsePredicate(part.slice(1, -1)))
}

function parsePredicate(text: string): Predicate {
  const [, name = '', path = '', values = ''] = one.exec(text) ?? []
  const test = tests.get(name)
  if (!test) throw new PredicateError(`unknown predicate in [${text}]`)
  const parsed = parseValues(values)
  return document => test(readPath(document, path), parsed)
}

function parseValues(text: string): unknown[] {
  try {
    return JSON.parse(`[${text}]`)
  } catch {
    throw new PredicateError(`unreadable value ${text}`)
  }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
const includes = (value: unknown, expected: unknown) => list(value).includes(expected)
const toTime = (value: unknown) => new Date(value as string | number).getTime()
const words = (value: unknown) => JSON.stringify(value ?? '').toLowerCase()

const tests = new Map<string, (value: unknown, expected: unknown[]) => boolean>(
  Object.entries({
    at: (value, [expected]) => list(expected).every(each => includes(value, each)),
    not: (value, [expected]) => !list(expected).every(each => includes(value, each)),
    any: (value, [expected]) => list(expected).some(each => includes(value, each)),
    in: (value, [expected]) => list(expected).some(each => includes(value, each)),
    fulltext: (value, [expected]) => words(value).includes(String(expected).toLowerCase()),
    has: value => value !== undefined && value !== null && value !== '',
    missing: value => value === undefined || value === null || value === '',
    'number.lt': (value, [max]) => Number(value) < Number(max),
    'number.gt': (value, [min]) => Number(value) > Number(min),
    'number.inRange': (value, [min, max]) =>
      Number(value) >= Number(min) && Number(value) <= Number(max),
    'date.before': (value, [end]) => toTime(value) < toTime(end),
    'date.after': (value, [start]) => toTime(value) > toTime(start),
  }),
)

/**
 * Reads the value at a path like `document.type`, or the value of a
 * top-level field like `my.article.date`; fields inside groups have no path.
 */
export function readPath(document: ContentDocument, path: string): unknown {
  if (path === 'document') return document.data
  const own = /^document\.(\w+)$/.exec(path)?.[1]
  if (own === 'lang') return 'en-us'
  if (own !== undefined) return Object.entries(document).find(([name]) => name === own)?.[1]
  const [, type, field = ''] = /^my\.(\w+)\.([\w-]+)$/.exec(path) ?? []
  if (type === undefined) throw new PredicateError(`unknown path ${path}`)
  if (document.type !== type) return undefined
  return field === 'uid' ? document.uid : document.data[field]
}
