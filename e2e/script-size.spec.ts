import { request } from 'node:http'
import { expect } from '@playwright/test'
import { fetchPath, port } from './address.ts'
import { findProduct } from './find-product.ts'
import { test } from './journey.ts'

/** The most script that a page starts with, in bytes as a browser receives them. */
const limit = 150_000
/** The framework alone is larger; a smaller sum would mean that files were missed. */
const least = 100_000

test('LS1 a list and the page of a product start with at most 150,000 bytes of script', async () => {
  const { path } = await findProduct(({ pictures }) => pictures.length > 1, { category: 'dresses' })
  for (const page of ['/products/women/dresses', path]) {
    const size = await sumScripts(page)
    expect(size, page).toBeLessThanOrEqual(limit)
    expect(size, page).toBeGreaterThan(least)
  }
})

/** Sums the scripts that a document names: those of its routes, of the router, and what they import. */
async function sumScripts(path: string): Promise<number> {
  const html = await (await fetchPath(path)).text()
  const files = new Set([...html.matchAll(/href="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file))
  const sizes = await Promise.all(
    [...files].map(file => countBytes(`http://localhost:${port}${file}`)),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Counts the bytes of a compressed response, which `fetch` would show only decompressed. */
function countBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { 'accept-encoding': 'br, gzip' } }, response => {
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      response.on('end', () => resolve(size))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}
