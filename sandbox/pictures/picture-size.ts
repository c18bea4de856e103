interface PictureSize {
  width: number
  height: number
}

/** Box sizes by the upstream's suffix, which is empty for the Large size. */
const sizes: ReadonlyMap<string, PictureSize> = new Map([
  ['_small', { width: 32, height: 40 }],
  ['_medium', { width: 112, height: 140 }],
  ['', { width: 164, height: 205 }],
  ['_xlarge', { width: 328, height: 410 }],
  ['_best', { width: 720, height: 900 }],
])

export function findPictureSize(suffix: string): PictureSize | undefined {
  return sizes.get(suffix)
}
