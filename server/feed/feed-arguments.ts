import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findCategory } from '#app/domain/category-tree.ts'
import { isCurrencyCode } from '#app/domain/currency.ts'
import type { FeedFormatName } from '#app/sources/feeds/feed-format.ts'
import { toFeedKey } from '#app/sources/feeds/feed-key.ts'
import { type Audience, parseAudience } from '#app/vocabulary/audience.ts'
import { type AvailabilityWords, toAvailabilityKey } from '#app/vocabulary/availability.ts'
import { parseLanguage } from '#app/vocabulary/language.ts'

export interface FeedArguments {
  location: string
  format: FeedFormatName
  retailer: string
  feed: string
  usualAudience?: Audience
  /** The currency of prices that state none; null if the stored one no longer applies. */
  currency?: string | null
  /** The language of names and paths; null if the stored one no longer applies. */
  language?: string | null
  /** The node for products that nothing else places; null if the stored one no longer applies. */
  usualCategory?: string | null
  /** The feed's own words for availability. */
  words: AvailabilityWords
  /** The keys of stored words that no longer apply. */
  forgottenWords: readonly string[]
  isDelta: boolean
  isVouchedFor: boolean
}

/** The removal of everything that was imported under a feed's key. */
export interface FeedRemoval {
  removed: string
  isConfirmed: boolean
}

export const feedUsage = `npm run feed -- import FILE --format FORMAT --retailer NAME [options]

  FILE         a path or an http(s) URL; gzip and zip are unpacked
  --format     google (XML, TSV or CSV), cj, rakuten or awin
  --retailer   the retailer's name as shoppers see it
  --source-id  prefix of its product ids, the same for every file; made from the name by default
  --gender     women, men, girls, boys, kids or baby: the people the shop sells to, for rows that
               name nobody
  --language   the language of its names, like de, if it is not English; names in other languages do
               not place products. Found from the text by default; kept until --language= removes it
  --category   a node of our tree, like womens-clothes, for products that nothing else places; kept
               until --category= removes it
  --currency   the currency of prices that state none, like VND; kept for the feed's next files
               until --currency= removes it
  --in-stock   a word that means "in stock" in this feed, and --sold-out one that does not; may be
               repeated, kept for the next files; --in-stock= is for rows that state nothing
  --forget     a word given earlier with --in-stock or --sold-out that no longer applies; may be
               repeated; --forget= is for rows that state nothing
  --changes    the file contains changes only (Rakuten's _delta files are recognized by name)
  --vouch      accept the file even if it is much shorter than the last, its prices differ widely,
               nothing in it is fashion or too few of its products have a department

npm run feed -- remove FEED --yes    takes the products of a mistaken import out of the catalogue

  FEED         the prefix of its product ids, as the import printed it
  --yes        confirms the removal; without it, only the number of products is shown`

const audiences: readonly string[] = ['women', 'men', 'girls', 'boys', 'kids', 'baby']
const formats: readonly FeedFormatName[] = ['google', 'cj', 'rakuten', 'awin']

/** Returns the parsed arguments, or an error message. Paths are relative to `folder`. */
export function parseFeedArguments(
  args: readonly string[],
  folder: string,
): FeedArguments | FeedRemoval | { fault: string } {
  const parsed = parseOptions(args)
  if ('fault' in parsed) return parsed
  const { values, positionals } = parsed
  const [verb, file, ...more] = positionals
  if (verb === 'remove') return parseRemoval([file, ...more], values.yes)
  if (verb !== 'import')
    return {
      fault:
        verb === undefined ? 'Specify a command: import or remove' : `Unknown command ${verb}.`,
    }
  if (file === undefined) return { fault: 'Specify the file to import.' }
  if (more.length > 0) return { fault: `Only one file at a time; remove ${more.join(' ')}.` }
  const format = formats.find(name => name === values.format)
  if (format === undefined) return { fault: `--format must be one of ${formats.join(', ')}.` }
  const retailer = values.retailer?.trim()
  if (!retailer) return { fault: '--retailer must be the name of the retailer.' }
  const feed = toFeedKey(values['source-id'] ?? retailer)
  if (feed === undefined) return { fault: '--source-id needs a letter or a digit.' }
  const { gender } = values
  if (gender !== undefined && !audiences.includes(gender))
    return { fault: `--gender must be one of ${audiences.join(', ')}.` }
  const currency = values.currency?.trim().toUpperCase()
  if (currency && !isCurrencyCode(currency))
    return { fault: `--currency must be a currency code such as USD, not ${currency}.` }
  const language = values.language?.trim()
  if (language && parseLanguage(language) === undefined)
    return { fault: `--language must be a code of two letters such as de, not ${language}.` }
  const category = values.category?.trim()
  if (category && findCategory(category) === undefined)
    return {
      fault: `--category must be a node of our tree, as in the addresses of lists, such as womens-clothes, not ${category}.`,
    }
  return {
    location: /^https?:\/\//i.test(file) ? file : resolve(folder, file),
    format,
    retailer,
    feed,
    ...(gender === undefined ? {} : { usualAudience: parseAudience(gender) }),
    ...(currency === undefined ? {} : { currency: currency || null }),
    ...(language === undefined ? {} : { language: parseLanguage(language) ?? null }),
    ...(category === undefined ? {} : { usualCategory: category || null }),
    words: new Map([
      ...toEntries(values['in-stock'], true),
      ...toEntries(values['sold-out'], false),
    ]),
    forgottenWords: (values.forget ?? []).map(toAvailabilityKey),
    isDelta: values.changes ?? /_delta\.txt(\.gz)?$/.test(file),
    isVouchedFor: values.vouch ?? false,
  }
}

function toEntries(words: readonly string[] | undefined, isInStock: boolean) {
  return (words ?? []).map((word): [string, boolean] => [toAvailabilityKey(word), isInStock])
}

function parseRemoval(
  [name, ...more]: readonly (string | undefined)[],
  isConfirmed = false,
): FeedRemoval | { fault: string } {
  if (more.length > 0) return { fault: `Only one feed at a time; remove ${more.join(' ')}.` }
  const removed = toFeedKey(name?.replace(/^f:/, '') ?? '')
  return removed === undefined ? { fault: 'Specify the feed to remove.' } : { removed, isConfirmed }
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        retailer: { type: 'string' },
        'source-id': { type: 'string' },
        gender: { type: 'string' },
        currency: { type: 'string' },
        language: { type: 'string' },
        category: { type: 'string' },
        'in-stock': { type: 'string', multiple: true },
        'sold-out': { type: 'string', multiple: true },
        forget: { type: 'string', multiple: true },
        changes: { type: 'boolean' },
        vouch: { type: 'boolean' },
        yes: { type: 'boolean' },
      },
    })
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
