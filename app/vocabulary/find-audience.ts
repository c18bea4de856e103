import { type Audience, joinAudiences, parseAudience } from './audience.ts'
import { remember } from './remember.ts'
import { toWords } from './to-words.ts'

/** The audiences stated in the various parts of a record. */
export interface AudienceClues {
  /** The audience stated in the gender and age group fields. */
  field: Audience
  paths: readonly Audience[]
  title: string
}

/**
 * Returns the audience of a product. Fields take precedence over paths, and paths over
 * the title. A path for children, however, takes precedence over the age in a field:
 * some feeds write "adult" in all of their rows, but none writes "Girls" by mistake.
 *
 *     female, kids · Shoes                girls
 *     female, adult · Girls › Shoes       girls
 *     unisex · Men › Shoes                men
 *     nothing · "Baby Boys' Romper"       baby boys
 */
export function findAudience({ field, paths, title }: AudienceClues): Audience {
  const isForBoth = new Set(paths.flatMap(({ sex }) => sex ?? [])).size > 1
  const ofPaths = joinAudiences(paths)
  const stated = joinAudiences([field, isForBoth ? { ...ofPaths, sex: 'both' } : ofPaths])
  const { sex, age } = readTitleAudience(title)
  return joinAudiences([stated, { ...(sex && { sex }), ...(stated.age ? {} : age && { age }) }])
}

/**
 * The words that count in titles. Excludes "boy", "baby" and "youth",
 * which in titles are just as often part of a cut, a color or a claim.
 */
const plainInTitles = new Set(
  [
    'women womens woman womans ladies men mens mans gents unisex juniors maternity',
    'girls boys kids child children childrens toddler toddlers infant infants newborn newborns',
  ].flatMap(line => line.split(' ')),
)
const pairsInTitles = /\b(?:baby|little|big) (?:girl|boy)s?\b|\bfor (?:her|him)\b/g

/** Finds baby girls in "Baby Girl Romper", but no audience in "Baby Blue Boy Shorts". */
export const readTitleAudience = remember((title): Audience => {
  const words = toWords(title)
  const pairs = words.join(' ').match(pairsInTitles) ?? []
  return parseAudience([...pairs, ...words.filter(word => plainInTitles.has(word))].join(' '))
})
