import { kindsByPhrase } from './category-kinds.ts'
import { listForeignNames } from './foreign-kinds.ts'
import { toPhrase } from './to-phrase.ts'
import { toWords } from './to-words.ts'

/** Counts the words of texts to find the language that they are written in. */
export interface LanguageCounter {
  add(text: string): void
  /** Returns the language's code; undefined if the texts leave a doubt. */
  find(): string | undefined
}

/** Frequent words that few of the other languages have, as `toWords` returns them. */
const frequent: ReadonlyMap<string, string> = new Map([
  ['en', 'the and with this your from our is are that of'],
  ['de', 'und mit fur der die das aus ist ein eine im'],
  ['fr', 'et avec pour une est les dans des du le ce cette'],
  ['es', 'con para una los las del por y el este'],
  ['it', 'con per una della del che nel il gli dalla questo'],
  ['nl', 'met voor een het van deze is zijn de'],
  ['sv', 'och med for ar av fran den som till'],
  ['da', 'og med til af fra det er den i som'],
  ['no', 'og med til av fra det er den i som'],
  ['pl', 'oraz dla jest z na ze przez w'],
  ['pt', 'com para uma da do em os um na'],
  ['fi', 'ja on seka joka ovat tai'],
])
const scripts: readonly [RegExp, string][] = [
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
]
/** So many words of a language, and twice as many as of any other, leave no doubt. */
const leastWords = 10
const maxTextLength = 500

export function createLanguageCounter(): LanguageCounter {
  const counts = new Map<string, number>()
  let latin = 0
  const count = (language: string, by = 1) => counts.set(language, (counts.get(language) ?? 0) + by)
  return {
    add(full) {
      const text = full.slice(0, maxTextLength)
      latin += text.match(/\p{Script=Latin}/gu)?.length ?? 0
      // A word in another script has about six letters.
      for (const [script, language] of scripts)
        count(language, (text.match(script)?.length ?? 0) / 6)
      for (const word of toWords(text))
        for (const language of languagesOf.get(word) ?? []) count(language)
    },
    find() {
      const [best, second] = [...counts].toSorted((a, b) => b[1] - a[1])
      if (best === undefined || best[1] < leastWords) return undefined
      const isOtherScript = scripts.some(([, language]) => language === best[0])
      if (isOtherScript) return best[1] * 6 > latin ? best[0] : undefined
      const others = best[0] === 'da' || best[0] === 'no' ? ['da', 'no'] : [best[0]]
      const next =
        others.length === 1 ? second : [...counts].find(([code]) => !others.includes(code))
      return best[1] >= 2 * (next?.[1] ?? 0) ? best[0] : undefined
    },
  }
}

const languagesOf: ReadonlyMap<string, readonly string[]> = createLanguagesOf()

function createLanguagesOf(): Map<string, string[]> {
  const languages = new Map<string, string[]>()
  const add = (word: string, language: string) =>
    languages.set(word, [...(languages.get(word) ?? []), language])
  for (const [language, words] of frequent) for (const word of words.split(' ')) add(word, language)
  // Norwegian's two written forms share its table.
  for (const [language, names] of listForeignNames())
    if (frequent.has(language))
      for (const name of names.keys())
        if (!name.includes(' ') && !kindsByPhrase.has(toPhrase(name))) add(name, language)
  return languages
}
