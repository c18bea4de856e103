/** A feed says the same few thousand things a million times over; whatever else comes must not fill the memory. */
const maxRemembered = 20_000
const maxLength = 200

/** The same pure function of one text, which remembers what it answered to short ones. */
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
