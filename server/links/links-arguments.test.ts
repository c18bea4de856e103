import { describe, expect, it } from 'vitest'
import { parseLinksArguments } from './links-arguments.ts'

const parse = (line: string) => parseLinksArguments(line.split(' ').filter(Boolean))

describe('parseLinksArguments', () => {
  it.each([
    ['check', { kind: 'check' }],
    ['report', { kind: 'report', isJson: false }],
    ['report --json', { kind: 'report', isJson: true }],
    ['dismiss c:1-2', { kind: 'dismiss', product: { source: 'c', id: '1-2' } }],
  ])('OU5 parses "%s"', (line, expected) => {
    expect(parse(line)).toEqual(expected)
  })

  it.each([
    ['', 'Specify a command'],
    ['repair', 'Unknown command repair'],
    ['check all', 'takes no all'],
    ['check --json', 'only for report'],
    ['dismiss', 'needs one product'],
    ['dismiss shirt', 'needs one product'],
    ['report --csv', '--csv'],
  ])('OU5 refuses "%s"', (line, message) => {
    expect(parse(line)).toEqual({ fault: expect.stringContaining(message) })
  })
})
