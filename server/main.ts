import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { dropAbsent } from '#app/sources/drop-absent.ts'
import { getStorefront, localAddresses, storefronts } from '#app/storefronts/storefronts.ts'
import { createRender } from './http/render.ts'
import { runProcess } from './run-process.ts'

// The entry point of the built server. This file is bundled with the routes so that both share
// contexts and modules, and written to build/server, next to the browser's files in build/client.

// The build's module exports `undefined` for each setting that the configuration
// does not have, where React Router's own type has no such field.
const builtRoutes = dropAbsent<ServerBuild>(build)

await runProcess({
  createRender: log => createRender(builtRoutes, 'production', log),
  storefronts,
  getSite: host => getStorefront(host),
  listAddresses: localAddresses,
  assetsFolder: join(import.meta.dirname, '../client'),
})
