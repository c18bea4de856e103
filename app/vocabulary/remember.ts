/**
 * This limit is enough because feeds repeat the same few thousand strings
 * millions of times, and it keeps rare strings from using up memory.
 */
const maxRemembered = 20_000
const maxLength = 200

/** Memoizes a pure function of a string; results for long strings are not cached. */
export function remember<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>()
  return text => {
    if (text.length > maxLength) return read(text)
    const found = known.get(text)
    if (found !== undefined) return found.answer
    const answer = read(text)
    if (known.size >= maxRemembered) known.clear()
    known.set(text, { answer })
    return answer
  }
}
