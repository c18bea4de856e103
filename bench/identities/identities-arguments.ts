import {
  type FeedArguments,
  feedUsage,
  parseFeedArguments,
} from '../../server/feed/feed-arguments.ts'

/** What to measure: a file, or the sandbox of so many products and the imitated feeds. */
export type IdentitiesArguments =
  | { file: FeedArguments; isShown: boolean }
  | { sandboxProducts: number; isShown: boolean }
  | { fault: string }

const usualProducts = 6_000

/** Parses the arguments of the bench. Paths are relative to `folder`. */
export function parseIdentitiesArguments(
  args: readonly string[],
  folder: string,
): IdentitiesArguments {
  const given = args.filter(arg => arg !== '--show')
  const isShown = given.length < args.length
  const [first = '', ...rest] = given
  if (first === 'import') {
    const file = parseFeedArguments(given, folder)
    if ('removed' in file) return { fault: feedUsage }
    if ('fault' in file)
      return {
        fault: `${file.fault}\n\nThe options of a file are those of its import:\n\n${feedUsage}`,
      }
    return { file, isShown }
  }
  if (!/^\d{0,7}$/.test(first) || rest.length > 0)
    return {
      fault: 'Give the number of products in the sandbox, or: import FILE --format FORMAT …',
    }
  return { sandboxProducts: Number(first || usualProducts), isShown }
}
