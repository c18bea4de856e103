import { catalogs } from './departments/catalogs.ts'
import { measureDepartments } from './departments/measure-departments.ts'

// Measures how many products in mock catalogs get the right
// department and category. `--show` lists the misplaced products.
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

for (const catalog of catalogs) {
  const { rows, missing, wrong, right, strays, misses } = await measureDepartments(catalog)
  console.log(
    `${catalog.name}: ${rows} rows, ${percent(missing)} without a department, ` +
      `${percent(wrong)} in a wrong one, ${percent(right)} at the right node, ` +
      `${strays} listed that should not be`,
  )
  if (process.argv.includes('--show')) for (const miss of misses) console.log(`  ${miss}`)
}
