import { databaseName } from '#app/database/bundled-postgres.server.ts'
import { openLocalPostgres } from '#app/database/local-postgres.server.ts'
import { dataDirectory, port } from './address.ts'
import { requireEqualLists } from './require-equal-lists.ts'
import { waitForCatalogue } from './wait-for-catalogue.ts'

export default async () => {
  const address = `http://localhost:${port}`
  const postgres = await openLocalPostgres(dataDirectory)
  await waitForCatalogue(address, postgres.url(databaseName))
  if (process.env.SEARCH_MODE === 'compare') return () => requireEqualLists(address)
}
