import { describe, expect, it } from 'vitest'
import { formatResumeToken, parseResumeToken } from './resume-token.ts'

describe('parseResumeToken', () => {
  it.each([
    ['17.user-1', 'user-1', 17],
    ['0.user-1', 'user-1', 0],
    ['17.user-1', 'user-2', undefined],
    ['17', 'user-1', undefined],
    ['-1.user-1', 'user-1', undefined],
    ['1e3.user-1', 'user-1', undefined],
    ['017.user-1', 'user-1', undefined],
    ['9'.repeat(20), 'user-1', undefined],
    ['', 'user-1', undefined],
    [null, 'user-1', undefined],
  ])('SV2 parses %j for user %s as %j', (token, userId, revision) => {
    expect(parseResumeToken(token, userId)).toBe(revision)
  })

  it('SV2 round-trips any user id', () => {
    for (const userId of ['a', 'a.b', 'ä\n', '%'])
      expect(parseResumeToken(formatResumeToken(userId, 12), userId)).toBe(12)
  })
})
