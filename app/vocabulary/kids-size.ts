import type { SizeId } from '#app/domain/size.ts'

const years = 'y|yrs?|years?(?: old)?|ans?|jahre?|anni|anno|anos?|jaar|ar|lat|lata|let|vuotta'
const months = 'm|mos?|mths?|months?|mois|monate?|mesi|meses|maanden'
const unit = `(${years}|${months}|t)`
const agePattern = new RegExp(
  `^(?:ages? )?(\\d{1,2}) ?${unit}?(?: ?(?:-|/|to|a|bis) ?(\\d{1,2}))? ?${unit}?$`,
)
/** The ends of the ranges in which clothes for babies are made. */
const monthSteps = new Set([0, 1, 2, 3, 6, 9, 12, 15, 18, 24, 30, 36])

/**
 * Parses a child's age in plain lower-case text: 3-4Y, 12-18 months, 2T. With `isKids`, also
 * a single 12M or 6Y, which in other categories is a shoe size with its width, or one for youths.
 */
export function parseAge(text: string, isKids: boolean): SizeId | undefined {
  // Shops add the height to the age: 2-3 years / 98 cm.
  const age = text
    .replace(/ ?[/,] ?\d{2,3}(?:-\d{2,3})? ?cm$/, '')
    .replace(/^\d{2,3}(?:-\d{2,3})? ?cm ?[/,] ?/, '')
    .replace(isKids ? /(?<=\d) ?a$/ : /$^/, 'y')
  const [, from = '', unitBefore, to, unitAfter] = agePattern.exec(age) ?? []
  // Children's clothes state years without a unit too: age 7, 7-8. A wider range is of months.
  const span = Number(to ?? from) - Number(from)
  const isBare = isKids && Number(from) > 0 && (span > 0 ? span <= 2 : /^ages? /.test(age))
  const written = unitAfter ?? unitBefore ?? (isBare ? 'y' : undefined)
  if (written === undefined || (to === undefined && unitBefore && unitAfter)) return undefined
  const kind = written === 't' ? 't' : written.startsWith('m') ? 'm' : 'y'
  if (unitBefore !== undefined && to !== undefined && !unitBefore.startsWith(kind)) return undefined
  const ends = [from, to].filter(end => end !== undefined).map(Number)
  if (!ends.every(end => isAge(end, kind)) || (ends[1] ?? 99) <= (ends[0] ?? 0)) return undefined
  // In other categories, 12M is a shoe size with its width, and 6Y may be a size of shoes for youths.
  const isShort = written.length === 1 && kind !== 't'
  if (isShort && to === undefined && !isKids && (kind === 'm' || Number(from) < 8)) return undefined
  return `age:${ends.join('-')}${kind}`
}

function isAge(count: number, kind: 'y' | 'm' | 't'): boolean {
  if (kind === 'm') return monthSteps.has(count)
  return kind === 't' ? count >= 1 && count <= 7 : count <= 18
}

/**
 * Parses a child's height in centimeters: 104/110, 116. A single number
 * needs `isKids`, unless the text itself calls it a height.
 */
export function parseHeight(text: string, isKids: boolean): SizeId | undefined {
  const [, label, from, to] =
    /^(height )?(?:eu )?(\d{2,3})(?: ?[/-] ?(\d{2,3}))?(?: ?cm)?$/.exec(text) ?? []
  if (from === undefined || !isHeight(from)) return undefined
  if (to !== undefined)
    return isHeight(to) && Number(to) - Number(from) === 6 ? `height:${from}-${to}` : undefined
  return isKids || label !== undefined ? `height:${from}` : undefined
}

/** European children's clothes grow by 6 cm, from 44 for babies born early. */
function isHeight(text: string): boolean {
  return Number(text) >= 44 && Number(text) <= 188 && Number(text) % 6 === 2
}
