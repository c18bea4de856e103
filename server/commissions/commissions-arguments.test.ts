import { describe, expect, it } from 'vitest'
import { parseCommissionsArguments } from './commissions-arguments.ts'

const parse = (line: string) => parseCommissionsArguments(line.split(' ').filter(Boolean), '/here')

describe('parseCommissionsArguments', () => {
  it.each([
    ['sync', { kind: 'sync', networks: [] }],
    ['sync cj rakuten', { kind: 'sync', networks: ['cj', 'rakuten'] }],
    ['report', { kind: 'report', days: 30, state: undefined, isJson: false }],
    ['report --days 3650', { kind: 'report', days: 3650, state: undefined, isJson: false }],
    [
      'report --days 7 --state reversed --json',
      { kind: 'report', days: 7, state: 'reversed', isJson: true },
    ],
    [
      'import march.csv --network skimlinks --decimal comma',
      { kind: 'import', file: '/here/march.csv', network: 'skimlinks', decimalMark: ',' },
    ],
  ])('OU4 parses "%s"', (line, expected) => {
    expect(parse(line)).toEqual(expected)
  })

  it.each([
    ['', 'Specify a command'],
    ['pay', 'Unknown command pay'],
    ['sync awin', 'Unknown network awin'],
    ['import', 'Specify the file'],
    ['import a.csv b.csv --network cj', 'Only one file'],
    ['import a.csv', '--network must be'],
    ['import a.csv --network cj --decimal dot', '--decimal must be'],
    ['report --days 0', '--days must be'],
    ['report --days 3651', '--days must be'],
    ['report --days many', '--days must be'],
    ['report --state fine', '--state must be'],
    ['report --all', '--all'],
  ])('OU4 refuses "%s"', (line, message) => {
    expect(parse(line)).toEqual({ fault: expect.stringContaining(message) })
  })
})
