/** The kinds of pages with links to retailers, as recorded in the click ledger. */
export const linkPages = [
  'home',
  'list',
  'product',
  'quick-view',
  'saved',
  'article',
  'other',
] as const
export type LinkPage = (typeof linkPages)[number]

const kinds: [RegExp, LinkPage][] = [
  [/^\/$/, 'home'],
  [/^\/(?:products|stores|retailers)(?:\/|$)/, 'list'],
  [/^\/product\//, 'product'],
  [/^\/saved(?:\/|$)/, 'saved'],
  [/^\/articles(?:\/|$)/, 'article'],
]

/** Returns the kind of page for one of our paths. */
export function getLinkPage(pathname: string): LinkPage {
  return kinds.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other'
}
