/** Copies numbers into a longer array, whose further values are `fill`. */
export function growArray(array: Uint32Array, length: number, fill = 0): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(length).fill(fill)
  grown.set(array)
  return grown
}
