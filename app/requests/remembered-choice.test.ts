import { describe, expect, it } from 'vitest'
import {
  cardsPerRowChoice,
  parseChoice,
  saveChoice,
  themeChoice,
} from './remembered-choice.server.ts'

describe('parseChoice', () => {
  it.each([
    ['theme=dark', 'dark'],
    ['a=1; theme=light;b=2', 'light'],
    ['theme=system', undefined],
    ['theme=darker', undefined],
    ['xtheme=dark', undefined],
    ['', undefined],
    [null, undefined],
  ])('ST4 reads %j as %j', (header, theme) => {
    expect(parseChoice(themeChoice, header)).toBe(theme)
  })
})

describe('saveChoice', () => {
  const save = (path: string, body: string) =>
    saveChoice(
      cardsPerRowChoice,
      new Request(`http://shop.example${path}`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
    )

  it.each([
    ['two', 'cards=two; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly'],
    ['one', 'cards=; Max-Age=0; Path=/; SameSite=Lax; HttpOnly'],
  ])('LS4 saves %s and redirects back', async (value, cookie) => {
    const answer = await save('/cards-per-row', `cards=${value}&from=%2Fproducts%3Fpage%3D2`)
    if (!(answer instanceof Response)) throw new Error('A document is answered with a redirect.')
    expect([
      answer.status,
      answer.headers.get('Location'),
      answer.headers.get('Set-Cookie'),
    ]).toEqual([302, '/products?page=2', cookie])
  })

  it('LS4 does not redirect client scripts', async () => {
    expect(await save('/cards-per-row.data', 'cards=two&from=%2Fproducts')).toMatchObject({
      data: null,
      init: { headers: { 'Set-Cookie': expect.stringContaining('cards=two') } },
    })
  })

  it('LS4 rejects invalid values', async () => {
    await expect(save('/cards-per-row', 'cards=three')).rejects.toMatchObject({
      data: 'Choose two or one',
      init: { status: 400 },
    })
  })
})
