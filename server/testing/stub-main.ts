import { once } from 'node:events'
import type { Render } from '../render.ts'
import { runProcess } from '../run-process.ts'

// The real process without the built pages, so that a test needs no build. `/slow` tells the parent when it has
// arrived, and answers when the parent says so.
const render: Render = async request => {
  if (new URL(request.url).pathname === '/slow') {
    process.send?.('arrived')
    await once(process, 'message')
  }
  return new Response('a page')
}

await runProcess({ createRender: () => render, listAddresses: port => [`http://shop.localhost:${port}`] })
