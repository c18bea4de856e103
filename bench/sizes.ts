import { measureSizes, sizeCatalogs } from './sizes/measure-sizes.ts'

// Measures how many products in mock catalogs have sizes that shoppers can filter by. The lines of
// `bench/sizes/*.txt` have the form `node | sizes`; each is a product, and its field lists all sizes.
const percent = (share: number) => `${(share * 100).toFixed(0)} %`

for (const name of sizeCatalogs) {
  const { products, onNoScale, lost, lostProducts } = measureSizes(name)
  console.log(
    `${name}: ${products} products, ${percent(onNoScale)} with sizes as written only, ` +
      `${percent(lost)} that no size filter finds`,
  )
  for (const line of lostProducts) console.log(`  ${line}`)
}
