import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env } })
  started.push(child)
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  return { child, stdout: child.stdout, getOutput: () => output }
}

async function getFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

describe('the sandbox process', () => {
  it('prints its address, serves requests and exits on SIGTERM', async () => {
    const port = await getFreePort()
    const { child, stdout, getOutput } = start({
      SANDBOX_PORT: String(port),
      SANDBOX_PRODUCTS: '300',
      SANDBOX_URL: 'http://sandbox.test:8080/',
    })
    await once(stdout, 'data')
    expect(getOutput()).toMatch(
      new RegExp(`^sandbox listening on http://localhost:${port}: 300 products.*\\n$`),
    )
    const { products } = (await (
      await fetch(`http://localhost:${port}/api/v2/products?pid=k&limit=1`)
    ).json()) as {
      products: { clickUrl: string; image: object }[]
    }
    expect(products[0]?.clickUrl).toMatch(/^http:\/\/sandbox\.test:8080\/action\//)
    expect(JSON.stringify(products[0]?.image)).toContain('"http://sandbox.test:8080/sim/')
    const truth = (await (await fetch(`http://localhost:${port}/_truth`)).json()) as {
      products: number
      cj: { rows: number }
      rakuten: { rows: number }
      trending: { rows: number }
    }
    // The other upstreams have the rest of the three hundred products.
    expect(truth.products).toBe(181)
    for (const { rows } of [truth.cj, truth.rakuten, truth.trending])
      expect(rows).toBeGreaterThan(0)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('reports a port in use and the setting that changes it', async () => {
    const server = createServer().listen(0)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { child, getOutput } = start({ SANDBOX_PORT: String(port), SANDBOX_PRODUCTS: '10' })
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(getOutput()).toContain(`Port ${port} is in use`)
    expect(getOutput()).toContain('SANDBOX_PORT')
    server.close()
  })

  it('reports an invalid setting', async () => {
    const { child, getOutput } = start({ SANDBOX_PRODUCTS: 'many' })
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(getOutput()).toContain('SANDBOX_PRODUCTS')
  })
})
