import { describe, expect, it } from 'vitest'
import { installFakeClock } from '#app/domain/testing/fake-clock.ts'
import type { Editorial } from './content.ts'
import { createPreviews, isPreviewToken } from './create-previews.server.ts'
import { RefGoneError } from './prismic-client.server.ts'

const endpoint = 'https://shop.cdn.prismic.io/api/v2'
const toToken = (id: string) => `https://shop.prismic.io/previews/${id}`

it.each([500, 501])('CO1 reads a token of 500 characters at most: %i', length => {
  expect(isPreviewToken(toToken('').padEnd(length, 'x'), endpoint)).toBe(length <= 500)
})

describe('previews', () => {
  const pass = installFakeClock()

  /** Opens drafts of a service that answers as told, and counts its calls. */
  function create(answer: (ref: string) => Promise<void> = async () => undefined) {
    const asked: string[] = []
    const previews = createPreviews({
      endpoint,
      reader: {
        fetchMaster: () => Promise.reject(new Error('not asked')),
        async fetchVersion(ref) {
          asked.push(ref)
          await answer(ref)
          return { ref, locale: undefined, documents: [], skipped: 0 }
        },
      },
      toEditorial: () => ({}) as Editorial,
    })
    const open = (id: string) =>
      previews.open(toToken(id)).then(
        () => 'shown',
        error => error.kind,
      )
    return { open, asked, previews }
  }

  it.each([
    ['is shown', async () => undefined, 'shown', 3_000],
    ['has expired', () => Promise.reject(new RefGoneError('gone')), 'expired', 60_000],
  ])('CO1 fetches a draft that %s again once its time is over', async (_, answer, result, ms) => {
    const { open, asked } = create(answer)
    expect(await open('a')).toBe(result)
    await pass(ms - 1)
    expect(await open('a')).toBe(result)
    expect(asked).toHaveLength(1)
    await pass(2)
    expect(await open('a')).toBe(result)
    expect(asked).toHaveLength(2)
  })

  it('CO1 fetches two drafts at once and lets ten wait', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { open, asked } = create(() => held)
    const opened = Array.from({ length: 12 }, (_, at) => open(`t${at}`))
    expect(await open('too-many')).toBe('unavailable')
    expect(asked).toHaveLength(2)
    release()
    expect(new Set(await Promise.all(opened))).toEqual(new Set(['shown']))
  })

  it('CO1 fetches 60 drafts in a row, refuses the next and fetches one a second', async () => {
    const { open, asked } = create()
    for (let at = 0; at < 60; at += 1) expect(await open(`t${at}`)).toBe('shown')
    expect(await open('next')).toBe('unavailable')
    await pass(999)
    expect(await open('next')).toBe('unavailable')
    await pass(2)
    expect(await open('next')).toBe('shown')
    expect(await open('last')).toBe('unavailable')
    expect(asked).toHaveLength(61)
  })

  it('CO1 remembers the 20 latest drafts', async () => {
    const { open, previews } = create()
    for (let at = 0; at < 20; at += 1) await open(`t${at}`)
    expect(previews.list()).toHaveLength(20)
    await open('latest')
    expect(previews.list()).toHaveLength(20)
  })
})
