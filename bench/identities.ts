import { createChance } from '#app/search-index/random-catalogue.ts'
import { feedUsage, parseFeedArguments } from '../server/feed/feed-arguments.ts'
import type { KnownProduct } from './identities/deal-products.ts'
import { imitateChain } from './identities/imitate-chain.ts'
import { imitateEuropeanShop } from './identities/imitate-european-shop.ts'
import { imitateMarketplace } from './identities/imitate-marketplace.ts'
import { measureCopies, measureDeal, type PairCounts } from './identities/measure-identities.ts'
import { readFile, readImitation, readSandbox } from './identities/read-catalogue.ts'

// Measures whether matching joins the same product at several shops and nothing else: deals a
// catalogue to shops at random, which should form no group, and copies it to other shops with
// retold names, which should all be joined. Without arguments it measures the sandbox and three
// imitated feeds; `npm run bench -- identities 20000` takes more products of the sandbox, and
// `npm run bench -- identities import FILE --format google --retailer NAME` measures any file
// that `npm run feed` reads. `--show` lists pairs that are wrong or missed.
const given = process.argv.slice(2).filter(one => one !== '--show')
const isShown = process.argv.includes('--show')
const shopCounts = [2, 5]
const [first = ''] = given

if (first === 'import') {
  const args = parseFeedArguments(given, process.cwd())
  if ('fault' in args || 'removed' in args) {
    console.error('fault' in args ? `${args.fault}\n\n${feedUsage}` : feedUsage)
    process.exit(2)
  }
  report(args.location.replace(/^.*\//, ''), await readFile(args))
} else {
  report('sandbox', await readSandbox(Number(first || 6_000)))
  report('a chain without colors', await readImitation(imitateChain(1_500, createChance(1))))
  report('a marketplace', await readImitation(imitateMarketplace(1_500, createChance(2))))
  report('a European shop', await readImitation(imitateEuropeanShop(1_500, createChance(3))))
}

function report(name: string, known: readonly KnownProduct[]): void {
  console.log(`${name}: ${known.length} products`)
  for (const shops of shopCounts) print(`  dealt to ${shops} shops`, measureDeal(known, shops))
  for (const isBare of [false, true])
    print(
      `  copied to 2 shops${isBare ? ', without GTINs' : ''}`,
      measureCopies(known, { shops: 3, isBare }),
    )
}

function print(what: string, counts: PairCounts): void {
  const { joined, right, same, told, toldRight, open, openRight, mistakes, misses } = counts
  const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(4))
  console.log(
    `${what}: ${joined} pairs joined, ${right} right, precision ${share(right, joined)}; ` +
      `recall ${share(toldRight, told)} of ${told} that a name tells apart, ${share(right, same)} of all ${same}; ${open} open, ${openRight} of them right`,
  )
  if (!isShown) return
  const some = (lines: string[]) => lines.filter((_, at) => at % Math.ceil(lines.length / 15) === 0)
  for (const line of some(mistakes)) console.log(`    wrong: ${line}`)
  for (const line of some(misses)) console.log(`    missed: ${line}`)
}
