import { databaseName } from '#app/database/bundled-postgres.server.ts'
import { openLocalPostgres } from '#app/database/local-postgres.server.ts'
import { dataDirectory, port } from './address.ts'
import { waitForCatalogue } from './wait-for-catalogue.ts'

export default async () => {
  const postgres = await openLocalPostgres(dataDirectory)
  await waitForCatalogue(`http://localhost:${port}`, postgres.url(databaseName))
}
