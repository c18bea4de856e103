/** Returns a bitmap of the letters in a word, with one bit for all other characters. */
export function toLetterSet(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97
    set |= 1 << (letter >= 0 && letter < 26 ? letter : 26)
  }
  return set
}
