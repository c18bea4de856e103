import { expect, it } from 'vitest'
import { parseLandingUrl } from './landing-url.ts'

const link = 'https://click.linksynergy.com/link?id=AbC*d/e&offerid=7.93&type=15'

it.each([
  [`${link}&murl=https%3A%2F%2Fa.example%2Fp%2Fnq-4471`, 'https://a.example/p/nq-4471'],
  // The target is decoded only once, since it contains encoded characters itself.
  [
    `${link}&murl=https%3A%2F%2Fa.example%2Fp%3Fx%3D1%2526y%2523z`,
    'https://a.example/p?x=1%26y%23z',
  ],
  [`${link}&MURL=http%3A%2F%2Fa.example%2F`, 'http://a.example/'],
  [
    'https://click.linksynergy.com/fs-bin/click?id=x&RD_PARM1=https%253A%252F%252Fa.example%252Fp',
    'https://a.example/p',
  ],
  [`${link}&murl=javascript%3Aalert(1)`, undefined],
  [`${link}&murl=https%253A%252F%252Fa.example%252F%25E0%25A4%25A`, undefined],
  [`${link}&murl=`, undefined],
  // Other parameters are ignored, even if they contain a URL.
  [`${link}&url=https%3A%2F%2Fa.example%2F`, undefined],
  [link, undefined],
  ['none', undefined],
])('unwraps %s to %s', (trackedUrl, url) => {
  expect(parseLandingUrl(trackedUrl)).toBe(url)
})
