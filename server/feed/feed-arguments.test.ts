import { describe, expect, it } from 'vitest'
import { parseFeedArguments } from './feed-arguments.ts'

const parse = (line: string) => parseFeedArguments(line.split(' ').filter(Boolean), '/home/me')
const good = 'import a.xml --format google --retailer Alder'

describe('parseFeedArguments', () => {
  it.each([
    [
      good,
      {
        location: '/home/me/a.xml',
        format: 'google',
        retailer: 'Alder',
        feed: 'alder',
        isDelta: false,
        isVouchedFor: false,
      },
    ],
    ['--retailer=Alder --format=cj import /tmp/a.zip', { location: '/tmp/a.zip', format: 'cj' }],
    [
      'import https://x.example/a.csv?k=1 --format awin --retailer Alder --source-id Alder_UK',
      { location: 'https://x.example/a.csv?k=1', feed: 'alder-uk' },
    ],
    ['import 1_2_mp_delta.txt.gz --format rakuten --retailer Alder', { isDelta: true }],
    [`${good} --gender women`, { usualAudience: { sex: 'female', age: 'adult' } }],
    [`${good} --gender=kids`, { usualAudience: { age: 'kids' } }],
    [
      `${good} --currency vnd --in-stock Bestellartikel --in-stock= --sold-out=bald`,
      {
        currency: 'VND',
        words: new Map([
          ['bestellartikel', true],
          ['', true],
          ['bald', false],
        ]),
      },
    ],
    [`${good} --currency=`, { currency: null, forgottenWords: [] }],
    [
      `${good} --forget Bestellartikel --forget=`,
      { words: new Map(), forgottenWords: ['bestellartikel', ''] },
    ],
    [`${good} --language de-AT`, { language: 'de' }],
    [`${good} --language=French --category dresses`, { language: 'fr', usualCategory: 'dresses' }],
    [`${good} --language= --category=`, { language: null, usualCategory: null }],
    [`${good} --changes --vouch`, { isDelta: true, isVouchedFor: true }],
  ])('PR7 parses %s', (line, expected) => {
    expect(parse(line)).toMatchObject(expected)
  })

  it.each([
    ['remove alder', { removed: 'alder', isConfirmed: false }],
    ['remove f:Alder_UK --yes', { removed: 'alder-uk', isConfirmed: true }],
    ['remove', { fault: 'Specify the feed to remove.' }],
    ['remove a b', { fault: 'Only one feed at a time; remove b.' }],
  ])('PR7 parses a removal: %s', (line, expected) => {
    expect(parse(line)).toEqual(expected)
  })

  it.each([
    ['', 'Specify a command: import or remove'],
    ['export', 'Unknown command export.'],
    ['import', 'Specify the file to import.'],
    ['import a b', 'Only one file at a time; remove b.'],
    ['import a --retailer Alder', '--format must be one of google, cj, rakuten, awin.'],
    ['import a --format xml --retailer Alder', '--format must be one of'],
    ['import a --format google', '--retailer must be the name of the retailer.'],
    ['import a --format google --retailer !', '--source-id needs a letter or a digit.'],
    [`${good} --gender ladies`, '--gender must be one of women, men, girls, boys, kids, baby.'],
    [`${good} --currency EURO`, '--currency must be a currency code such as USD, not EURO.'],
    [`${good} --language klingon`, '--language must be a code of two letters such as de'],
    [`${good} --category Dresses`, '--category must be a node of our tree'],
    [`${good} --force`, "Unknown option '--force'"],
  ])('PR7 explains what is wrong with "%s"', (line, fault) => {
    expect(parse(line)).toEqual({ fault: expect.stringContaining(fault) })
  })
})
