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
    [`${good} --changes --vouch`, { isDelta: true, isVouchedFor: true }],
  ])('PR7 understands %s', (line, expected) => {
    expect(parse(line)).toMatchObject(expected)
  })

  it.each([
    ['', 'Say what to do: import'],
    ['export', 'There is no export.'],
    ['import', 'Name the file to import.'],
    ['import a b', 'One file at a time; b is too much.'],
    ['import a --retailer Alder', '--format is one of google, cj, rakuten, awin.'],
    ['import a --format xml --retailer Alder', '--format is one of'],
    ['import a --format google', '--retailer is the name of the shop.'],
    ['import a --format google --retailer !', '--source-id needs a letter or a digit.'],
    [`${good} --force`, "Unknown option '--force'"],
  ])('PR7 says what is wrong with "%s"', (line, fault) => {
    expect(parse(line)).toEqual({ fault: expect.stringContaining(fault) })
  })
})
