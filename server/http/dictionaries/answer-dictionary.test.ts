import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { answerDictionary } from './answer-dictionary.ts'
import { createPageDictionary, dictionaryPattern, toDictionaryPath } from './page-dictionary.ts'

const dictionary = createPageDictionary({
  storefront: 'fashion8',
  template: 'list',
  body: new TextEncoder().encode('<html>'.repeat(1_000)),
  madeAt: new Date(0),
})
const digits = Buffer.from(dictionary.hash).toString('hex')
const app = new Hono()
app.get(dictionaryPattern, c =>
  answerDictionary(c, { find: hash => (hash === digits ? dictionary : undefined) }),
)

describe('the file of a dictionary', () => {
  it('says for which pages browsers use it, and may be kept', async () => {
    const answer = await app.request(toDictionaryPath(dictionary))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Use-As-Dictionary')).toBe('match="/products*", id="list"')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=172800, immutable')
    expect(await answer.text()).toBe('<html>'.repeat(1_000))
  })

  it('is compressed', async () => {
    const headers = { 'Accept-Encoding': 'zstd' }
    const answer = await app.request(toDictionaryPath(dictionary), { headers })
    expect(answer.headers.get('Content-Encoding')).toBe('zstd')
  })

  it.each([
    digits.replace(/^./, character => (character === '0' ? '1' : '0')),
    digits.slice(1),
    'x',
  ])('is missing at %s', async name => {
    expect((await app.request(`/dictionaries/${name}`)).status).toBe(404)
  })
})
