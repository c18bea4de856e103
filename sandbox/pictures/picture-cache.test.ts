import { describe, expect, it } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

const bytes = (size: number) => new Uint8Array(size)

describe('the picture cache', () => {
  it('draws a picture once for concurrent requests', async () => {
    const cache = createPictureCache()
    let drawn = 0
    const render = async () => {
      drawn += 1
      return bytes(1)
    }
    await Promise.all([cache.get('a', render), cache.get('a', render)])
    await cache.get('a', render)
    expect(drawn).toBe(1)
  })

  it('evicts the least recently used picture when it is full', async () => {
    const cache = createPictureCache(20)
    const drawn: string[] = []
    const get = (key: string) =>
      cache.get(key, async () => {
        drawn.push(key)
        return bytes(10)
      })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
    expect(drawn).toEqual(['a', 'b', 'c', 'b'])
  })

  it('limits the number of concurrent drawings', async () => {
    const cache = createPictureCache(1000, 2)
    const release: (() => void)[] = []
    let running = 0
    let most = 0
    const get = (key: string) =>
      cache.get(key, async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise<void>(resolve => release.push(resolve))
        running -= 1
        return bytes(1)
      })
    const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map(get))
    for (let i = 0; i < 5; i++) {
      await expect.poll(() => release.length).toBeGreaterThan(0)
      release.shift()?.()
    }
    await all
    expect(most).toBe(2)
  })

  it('retries after a failure', async () => {
    const cache = createPictureCache()
    await expect(cache.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow(
      'no ink',
    )
    await expect(cache.get('a', async () => bytes(3))).resolves.toHaveLength(3)
  })
})
