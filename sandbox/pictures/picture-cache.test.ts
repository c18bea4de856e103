import { describe, expect, it } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

const bytes = (size: number) => new Uint8Array(size)

describe('the picture cache', () => {
  it('draws a picture once for concurrent requests', async () => {
    const cache = createPictureCache()
    let drawn = 0
    const render = async () => bytes(++drawn)
    await Promise.all([cache.get('a', render), cache.get('a', render)])
    await cache.get('a', render)
    expect(drawn).toBe(1)
  })

  it('evicts the least recently used picture when it is full', async () => {
    const cache = createPictureCache(20)
    const drawn: string[] = []
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b'])
      await cache.get(key, async () => bytes(drawn.push(key) && 10))
    expect(drawn).toEqual(['a', 'b', 'c', 'b'])
  })

  it('limits the number of concurrent drawings, and drops none that are waiting', async () => {
    const cache = createPictureCache(1, 2)
    const keys = ['a', 'b', 'c', 'd', 'e']
    const running = new Set<string>()
    const counts: number[] = []
    const render = async (key: string) => {
      counts.push(running.add(key).size)
      await new Promise(setImmediate)
      running.delete(key)
      return bytes(1)
    }
    const pictures = await Promise.all(keys.map(key => cache.get(key, () => render(key))))
    expect([pictures.length, Math.max(...counts)]).toEqual([5, 2])
  })

  it('retries after a failure', async () => {
    const cache = createPictureCache()
    await expect(cache.get('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow(
      'no ink',
    )
    await expect(cache.get('a', async () => bytes(3))).resolves.toHaveLength(3)
  })
})
