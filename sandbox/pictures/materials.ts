import { createTone } from './tone.ts'

/** The tones of materials that do not take the product's color. */
export const gold = createTone('#c6a05a')
export const steel = createTone('#b9bcc0')
export const rubber = createTone('#e9e6e0')
export const darkRubber = createTone('#39363a')
export const oak = createTone('#c29a6b')
export const walnut = createTone('#6e4a33')
export const linen = createTone('#ece5d8')
export const ink = createTone('#2a2829')
export const porcelain = createTone('#f1eee8')
export const leaf = createTone('#5f7a55')
