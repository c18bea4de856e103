import { facets } from '#app/domain/facets/facets.ts'
import { materialAliases } from '#app/domain/facets/materials.ts'
import type { WrittenValue } from './written-value.ts'

const names = Object.entries(materialAliases).flatMap(([name, aliases]) => [name, ...aliases])
// The longest name comes first; otherwise the match for "faux leather" would end at "leather".
const fiber = new RegExp(
  `\\b(?:${names.toSorted((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
)
const share = new RegExp(
  [
    '(?:(?<=^|\\s)(?:(?<most>at most|up to|under|below|less than|not? more than|max(?:imum)?|<=?)',
    '|(?<least>at least|min(?:imum)?|over|above|more than|>=?))\\s*)?',
    '(?<![\\d.])(?<percent>\\d{1,3})\\s?(?:%|(?:percent|per cent)\\b)(?!\\s*(?:off|discount|reduc|sale))',
    '(?<more>\\s*\\b(?:or (?:more|higher|over|above)|and (?:up|over|above)|at least|min(?:imum)?)\\b)?',
  ].join(''),
  'gi',
)

/**
 * Finds the share of a fiber that a query asks for. The fiber's name is no part of it, because the
 * words of products have it, too:
 *
 *     80% wool coat, wool coat at least 80%      wool.80
 *     coat at least 80%, wool coat under 20%     understood, but no filter says the same
 *     coat 80%, wool coat 80%                    not read, because it may be a price reduction
 *
 * Only the first share is read: filters for two would list products that have either.
 */
export function readShares(text: string): WrittenValue[] {
  for (const { index: start, 0: words, groups = {} } of text.matchAll(share)) {
    const end = start + words.length
    const { most, percent = '', least, more } = groups
    const isBound = (most ?? least ?? more) !== undefined
    const name = findFiber(text.slice(0, start), text.slice(end), isBound)
    if (name === undefined && !isBound) continue
    const value =
      name === undefined || most !== undefined
        ? undefined
        : facets.fibers.parse(`${name}.${percent}`)
    const found = { start, end, group: 'fibers' as const }
    return [value ? { ...found, values: [value] } : { ...found, values: [], isIgnored: true }]
  }
  return []
}

/** Finds the fiber right beside a share or, if `isAnywhere`, another one, those before it first. */
function findFiber(before: string, after: string, isAnywhere: boolean): string | undefined {
  const last = [...before.matchAll(fiber)].at(-1)
  const next = [...after.matchAll(fiber)][0]
  const isNext = next !== undefined && isBeside(after.slice(0, next.index))
  const isLast = last !== undefined && isBeside(before.slice(last.index + last[0].length))
  const beside = isNext ? next : isLast ? last : undefined
  const name = (beside ?? (isAnywhere ? (last ?? next) : undefined))?.[0]
  return name === undefined ? undefined : facets.materials.parse(name)
}

function isBeside(between: string): boolean {
  return /^(?:\s|\bof\b|\bpure\b)*$/i.test(between)
}
