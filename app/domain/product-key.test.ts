import { describe, expect, it } from 'vitest'
import { formatProductKey, parseProductKey } from './product-key.ts'

describe('parseProductKey', () => {
  it.each([
    { source: 's', id: '730112845' },
    { source: 'f', id: 'alder-uk~1, "x" :é%' },
  ] as const)('PD11 round-trips %j', key => {
    expect(formatProductKey(key)).not.toMatch(/[\s,"]/)
    expect(parseProductKey(formatProductKey(key))).toEqual(key)
  })

  it.each([
    '',
    's',
    's:',
    'zz:1',
    'S:1',
    's:%',
    's:1 2',
    `s:${'1'.repeat(401)}`,
    's:a%00b',
    '__proto__',
    's:1,c:2',
  ])('returns undefined for %j', text => {
    expect(parseProductKey(text)).toBeUndefined()
  })
})
