import { port } from './address.ts'
import { waitForCatalogue } from './wait-for-catalogue.ts'

export default () => waitForCatalogue(`http://localhost:${port}`)
