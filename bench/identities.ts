import { createChance } from '#app/search-index/random-catalogue.ts'
import { FeedError } from '#app/sources/feeds/feed-error.ts'
import type { FeedArguments } from '../server/feed/feed-arguments.ts'
import type { KnownProduct } from './identities/deal-products.ts'
import { parseIdentitiesArguments } from './identities/identities-arguments.ts'
import { imitateChain } from './identities/imitate-chain.ts'
import { imitateEuropeanShop } from './identities/imitate-european-shop.ts'
import { imitateMarketplace } from './identities/imitate-marketplace.ts'
import { imitatePalette } from './identities/imitate-palette.ts'
import {
  measureCopies,
  measureDeal,
  type NameKind,
  nameKinds,
  type PairCounts,
} from './identities/measure-identities.ts'
import { readFile, readImitation, readSandbox } from './identities/read-catalogue.ts'

// Measures whether matching joins the same product at several shops and nothing else: deals a
// catalogue to shops at random, which should form no group, and copies it to other shops with
// retold names, which should all be joined. Without arguments it measures the sandbox and four
// imitated feeds; `npm run bench -- identities 20000` takes more products of the sandbox, and
// `npm run bench -- identities import FILE --format google --retailer NAME` measures any file
// that `npm run feed` reads. `--show` lists pairs that are wrong or missed.
const given = parseIdentitiesArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd())
const isShown = 'isShown' in given && given.isShown
const shopCounts = [2, 5]
/** Why recall leaves pairs out: from the name alone, nobody could tell that they are one product. */
const excluded: Partial<Record<NameKind, string>> = {
  shared: 'whose name several products of the brand have',
  descriptive: 'whose name only describes, without a word that may name a model',
  unbranded: 'without a brand',
}

if ('fault' in given) {
  console.error(given.fault)
  process.exitCode = 2
} else if ('file' in given) {
  await measureFile(given.file)
} else {
  report('sandbox', await readSandbox(given.sandboxProducts))
  report('a chain without colors', await readImitation(imitateChain(1_500, createChance(1))))
  report('a marketplace', await readImitation(imitateMarketplace(1_500, createChance(2))))
  report('a European shop', await readImitation(imitateEuropeanShop(1_500, createChance(3))))
  // Copies without a color share the card of all colors, so that only dealing tells anything.
  reportDeals(
    'a chain with a listing per color',
    await readImitation(imitatePalette(1_500, createChance(4))),
  )
}

async function measureFile(args: FeedArguments): Promise<void> {
  try {
    const { known, rejected } = await readFile(args)
    for (const [reason, rows] of Map.groupBy(rejected, ({ reason }) => reason))
      console.log(`${rows.length} rows rejected, ${reason}: ${rows[0]?.detail}`)
    report(args.location.replace(/^.*\//, ''), known)
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

function report(name: string, known: readonly KnownProduct[]): void {
  reportDeals(name, known)
  for (const isBare of [false, true])
    printCopies(isBare, measureCopies(known, { shops: 3, isBare }))
}

function reportDeals(name: string, known: readonly KnownProduct[]): void {
  console.log(`${name}: ${known.length} products`)
  for (const shops of shopCounts) printDeal(shops, measureDeal(known, shops))
}

function printDeal(shops: number, { joined, alike, open, mistakes }: PairCounts): void {
  console.log(
    `  dealt to ${shops} shops: ${joined - alike} pairs joined, where none are one product, and ${alike} that differ in nothing but the price; ${open} left open`,
  )
  if (isShown) list('wrong', mistakes)
}

function printCopies(isBare: boolean, counts: PairCounts): void {
  const { joined, right, same, open, openRight, mistakes, misses } = counts
  const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(4))
  console.log(
    `  copied to 2 shops${isBare ? ', without GTINs and model numbers' : ''}: ${joined} pairs joined, ${right} right, precision ${share(right, joined)} (aim: 0.99)`,
  )
  console.log(
    `    recall ${share(same.own.joined, same.own.pairs)} of ${same.own.pairs} pairs whose name is that of one product (aim: 0.9)`,
  )
  for (const kind of nameKinds)
    if (excluded[kind] !== undefined && same[kind].pairs > 0)
      console.log(
        `    not counted: ${same[kind].pairs} pairs ${excluded[kind]}; ${same[kind].joined} of them joined`,
      )
  console.log(`    ${open} pairs left to an operator, ${openRight} of them right`)
  if (!isShown) return
  list('wrong', mistakes)
  list('missed', misses)
}

function list(what: string, lines: readonly string[]): void {
  for (const line of lines.filter((_, at) => at % Math.ceil(lines.length / 15) === 0))
    console.log(`    ${what}: ${line}`)
}
