import { resolve } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { localAddresses } from '#app/storefronts/storefronts.ts'
import { createRender } from './render.ts'
import { runProcess } from './run-process.ts'

// The entry of the built server: one bundle with the routes, so that both share their contexts and modules.
await runProcess({
  createRender: log => createRender(build, 'production', log),
  listAddresses: localAddresses,
  assetsFolder: resolve('build/client'),
})
