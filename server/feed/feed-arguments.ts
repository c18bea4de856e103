import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { FeedFormatName } from '#app/sources/feeds/feed-format.ts'
import { toFeedKey } from '#app/sources/feeds/feed-key.ts'

export interface FeedArguments {
  location: string
  format: FeedFormatName
  retailer: string
  feed: string
  isDelta: boolean
  isVouchedFor: boolean
}

export const feedUsage = `npm run feed -- import FILE --format FORMAT --retailer NAME [options]

  FILE         a path or an http(s) address; gzip and zip are unpacked
  --format     google (XML, TSV or CSV), cj, rakuten or awin
  --retailer   the shop whose products these are, as shoppers read it
  --source-id  what the ids of its products begin with, the same from file to file; made of the name unless given
  --changes    the file names only what has changed (Rakuten's _delta files are known by their name)
  --vouch      take the file even if it is much shorter, or its prices far, from the last`

const formats: readonly FeedFormatName[] = ['google', 'cj', 'rakuten', 'awin']

/** The command's arguments, or what is wrong with them. Paths are those of the folder the command was called in. */
export function parseFeedArguments(
  args: readonly string[],
  folder: string,
): FeedArguments | { fault: string } {
  const parsed = parseOptions(args)
  if ('fault' in parsed) return parsed
  const { values, positionals } = parsed
  const [verb, file, ...more] = positionals
  if (verb !== 'import')
    return { fault: verb === undefined ? 'Say what to do: import' : `There is no ${verb}.` }
  if (file === undefined) return { fault: 'Name the file to import.' }
  if (more.length > 0) return { fault: `One file at a time; ${more.join(' ')} is too much.` }
  const format = formats.find(name => name === values.format)
  if (format === undefined) return { fault: `--format is one of ${formats.join(', ')}.` }
  const retailer = values.retailer?.trim()
  if (!retailer) return { fault: '--retailer is the name of the shop.' }
  const feed = toFeedKey(values['source-id'] ?? retailer)
  if (feed === undefined) return { fault: '--source-id needs a letter or a digit.' }
  return {
    location: /^https?:\/\//i.test(file) ? file : resolve(folder, file),
    format,
    retailer,
    feed,
    isDelta: values.changes ?? /_delta\.txt(\.gz)?$/.test(file),
    isVouchedFor: values.vouch ?? false,
  }
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
        changes: { type: 'boolean' },
        vouch: { type: 'boolean' },
      },
    })
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
