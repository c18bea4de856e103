import { sourceDefinitions } from '#app/networks/all-sources.server.ts'

// The launcher runs this file to find out which variables configure a source.

const settings = sourceDefinitions.flatMap(source => Object.values(source.settings))
console.log(JSON.stringify(settings.map(({ variable }) => variable)))
