import { expect, it } from 'vitest'
import { parseIdentitiesArguments } from './identities-arguments.ts'

const parse = (line: string) =>
  parseIdentitiesArguments(line.split(' ').filter(Boolean), '/home/me')
const good = 'import a.tsv --format google --retailer Alder'

it.each([
  ['', { sandboxProducts: 6_000, isShown: false }],
  ['20000 --show', { sandboxProducts: 20_000, isShown: true }],
  [good, { file: { location: '/home/me/a.tsv', retailer: 'Alder' }, isShown: false }],
  [`--show ${good} --gender men`, { file: { usualAudience: { sex: 'male' } }, isShown: true }],
  [
    `${good} --currency eur --language de --category dresses`,
    { file: { currency: 'EUR', language: 'de', usualCategory: 'dresses' } },
  ],
  [
    `${good} --in-stock lieferbar --vouch`,
    { file: { isVouchedFor: true, words: new Map([['lieferbar', true]]) } },
  ],
])('the bench of identities parses %j', (line, expected) => {
  expect(parse(line)).toMatchObject(expected)
})

it.each([
  ['import', 'Specify the file to import.'],
  ['import a.tsv --format google', '--retailer must be the name of the retailer.'],
  [`${good} --gender ladies`, '--gender must be one of women'],
  [`${good} --loud`, "Unknown option '--loud'"],
  ['import', '--language   the language of its names'],
  ['remove alder', 'Give the number of products'],
  ['many', 'Give the number of products'],
  ['12345678', 'Give the number of products'],
  ['20 30', 'Give the number of products'],
])('the bench of identities explains what is wrong with %j', (line, fault) => {
  expect(parse(line)).toEqual({ fault: expect.stringContaining(fault) })
})
