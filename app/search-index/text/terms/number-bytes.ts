// Numbers of seven bits per byte, of which all but the last have the eighth bit.

/** Writes a number and returns the place after it. */
export function writeNumber(page: Uint8Array, at: number, value: number): number {
  let rest = value
  let place = at
  while (rest > 127) {
    page[place] = (rest & 127) | 128
    place += 1
    rest >>>= 7
  }
  page[place] = rest
  return place + 1
}

/** Returns the place after so many numbers. */
export function findEnd(page: Uint8Array, from: number, count: number): number {
  let at = from
  for (let left = count; left > 0; at += 1) if ((page[at] ?? 0) < 128) left -= 1
  return at
}
