import { describe, expect, it } from 'vitest'
import { getDisplayName } from './user.ts'

describe('getDisplayName', () => {
  it.each([
    ['Ann', 'ann@example.com', 'Ann'],
    [' Ann ', 'ann@example.com', 'Ann'],
    ['', 'ann.lee@example.com', 'ann.lee'],
    ['  ', 'ann+shop@example.com', 'ann+shop'],
    // Quoted local parts may contain an @.
    ['', '"a@b"@example.com', '"a@b"'],
    ['', '@example.com', '@example.com'],
  ])('LY3 shows the name %j with the email %s as %s', (name, email, displayName) => {
    expect(getDisplayName({ name, email })).toBe(displayName)
  })
})
