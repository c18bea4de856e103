/** How operators decided on a brand's pairs that were doubtful for one reason alone. */
export interface DecisionCount {
  brand: string
  reason: string
  approved: number
  refused: number
}

/** What matching does with further pairs of a brand for one reason. */
export type Lesson = 'join' | 'separate'

/** Returns what matching has learned about a brand's pairs that are doubtful for a reason. */
export type FindLesson = (brand: string, reason: string) => Lesson | undefined

/** Matching learns from at least this many decisions of which at least this share agree. */
const fewestDecisions = 20
const agreeingShare = 0.95

/**
 * Reasons that decisions teach about. Whether a name is that of several products, or a GTIN is
 * wrong, is different for each pair.
 */
const teachable =
  /^(?:names differ by: |same name, but (?:it only describes|a different shade|prices far apart|sizes of another cut|no department))/

export function toLesson({ brand, reason, approved, refused }: DecisionCount): Lesson | undefined {
  const total = approved + refused
  if (brand === '' || !teachable.test(reason) || total < fewestDecisions) return undefined
  if (approved >= total * agreeingShare) return 'join'
  return refused >= total * agreeingShare ? 'separate' : undefined
}

export function createLessons(counts: readonly DecisionCount[]): FindLesson {
  const lessons = new Map(counts.map(count => [`${count.brand} ${count.reason}`, toLesson(count)]))
  return (brand, reason) => lessons.get(`${brand} ${reason}`)
}

/** A pair with several reasons is joined only if all of them are learned to mean nothing. */
export function applyLessons(
  brand: string,
  reasons: readonly string[],
  findLesson: FindLesson,
): Lesson | undefined {
  const lessons = reasons.map(reason => findLesson(brand, reason))
  if (lessons.includes('separate')) return 'separate'
  return lessons.every(lesson => lesson === 'join') ? 'join' : undefined
}
