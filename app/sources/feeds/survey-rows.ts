import { type Audience, readAudienceFields } from '#app/vocabulary/audience.ts'
import { formatLanguage, isEnglish, parseLanguage } from '#app/vocabulary/language.ts'
import { createLanguageCounter } from '#app/vocabulary/language-counter.ts'
import { type CategoryClues, isUnplaced } from '#app/vocabulary/map-category.ts'
import { findRetailerAudience } from '#app/vocabulary/retailer-audience.ts'
import type { Doubts } from '../doubts.ts'
import { dropAbsent } from '../drop-absent.ts'
import type { FeedFile } from './feed-file.ts'
import type { FeedRow } from './feed-row.ts'

/** What rows say together, found from an evenly spread sample of them. */
export interface RowSurvey {
  add(row: FeedRow): void
  /** Returns the language of names and paths; undefined for English. Notes a contradiction. */
  findLanguage(doubts: Doubts): string | undefined
  /** Returns the reason why the feed must not be imported as it is; undefined if there is none. */
  findDepartmentFault(language: string | undefined): string | undefined
}

/** A feed with a larger share of products without a department needs an option. */
export const maxUnplacedShare = 0.3
const minJudgedRows = 20
const maxSample = 2_000
/** An option that leaves more than this share of products unplaced is not worth naming. */
const usefulShare = 0.15

type SurveyedFile = Pick<FeedFile, 'retailer' | 'usualAudience' | 'usualCategory' | 'language'>

export function createRowSurvey(file: SurveyedFile): RowSurvey {
  let sample: CategoryClues[] = []
  let stride = 1
  let rows = 0
  const counter = createLanguageCounter()
  const stated = new Map<string, number>()

  return {
    add(row) {
      const language = parseLanguage(row.language)
      if (language !== undefined) stated.set(language, (stated.get(language) ?? 0) + 1)
      if (rows % stride === 0) {
        sample.push(toClues(row))
        counter.add(`${row.title ?? ''} ${row.description ?? ''}`)
      }
      rows += 1
      if (sample.length <= maxSample) return
      sample = sample.filter((_, at) => at % 2 === 0)
      stride *= 2
    },
    findLanguage(doubts) {
      const [ofRows] = [...stated].toSorted((a, b) => b[1] - a[1])
      const found = counter.find()
      const claimed = file.language ?? ofRows?.[0]
      if (found !== undefined && claimed !== undefined && toPlain(found) !== toPlain(claimed))
        doubts.add({
          kind: 'language',
          field: formatLanguage(claimed),
          value: formatLanguage(found),
        })
      // Templates of shops state English whatever they sell in; an operator has read the feed.
      const language = file.language ?? found ?? claimed
      return isEnglish(language) ? undefined : language
    },
    findDepartmentFault(language) {
      const { usualAudience, usualCategory, retailer } = file
      const clues = dropAbsent({
        language,
        usualCategory,
        usualAudience: usualAudience ?? findRetailerAudience(retailer),
      })
      const unplaced = sample.filter(one => isUnplaced({ ...one, ...clues }))
      if (sample.length < minJudgedRows || unplaced.length <= sample.length * maxUnplacedShare)
        return undefined
      const helps = (other: Partial<CategoryClues>) =>
        unplaced.filter(one => isUnplaced({ ...one, ...clues, ...other })).length <=
        sample.length * usefulShare
      const advice = findAdvice({ ...file, language }, helps)
      const share = Math.round((unplaced.length / sample.length) * 100)
      const names = unplaced.slice(0, 2).map(({ title = '' }) => `“${title.slice(0, 40)}”`)
      return `has no department for ${share} % of its products, such as ${names.join(' and ')}: ${advice}`
    },
  }
}

/** Norwegian's two written forms, and Danish, which shares most of their words, are one. */
function toPlain(language: string): string {
  return ['no', 'nb', 'nn'].includes(language) ? 'da' : language
}

function toClues(row: FeedRow): CategoryClues {
  const { title, googleCategory, paths, gender, ageGroup } = row
  const isNumber = /^\d{1,7}$/.test(googleCategory ?? '')
  return dropAbsent<CategoryClues>({
    title: title?.slice(0, 300),
    googleId: isNumber ? googleCategory : undefined,
    googlePath: isNumber ? undefined : googleCategory?.slice(0, 300),
    paths: paths.slice(0, 10).map(path => path.slice(0, 8).map(part => part.slice(0, 100))),
    audience: readAudienceFields(dropAbsent({ genderTag: gender, ageGroup })),
  })
}

/** Which audience makes no difference to how many products have a department. */
const anybody: Audience = { sex: 'female', age: 'adult' }

/** Names the options that place the products, the most helpful one first. */
function findAdvice(
  { language, usualAudience }: SurveyedFile,
  helps: (other: Partial<CategoryClues>) => boolean,
): string {
  const inLanguage = language === undefined ? '' : formatLanguage(language)
  const reason =
    language === undefined
      ? 'nothing says whom they are for or what they are'
      : `they are read as ${inLanguage}, where only category ids and paths place products`
  const options = [
    language !== undefined && helps({ language: 'en' }) && '--language en if they are in English',
    Object.keys(usualAudience ?? {}).length === 0 &&
      helps({ usualAudience: anybody }) &&
      '--gender women (or men, girls, boys, kids, baby) if the shop sells to them alone',
    '--category and a node such as womens-clothes if it sells nothing else',
    language === undefined && '--language and a code if they are not in English',
    'or with --vouch as it is',
  ].filter(option => option !== false)
  return `${reason}. Import it with ${options.join(', ')}`
}
