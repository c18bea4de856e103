/** One thing a search asks for, and every way a product may say it. */
export interface Slot {
  /** As written, for telling what was left out. */
  words: string
  alternatives: Alternative[]
  /** What comes near it, for when few have all that was asked for: other shades of the colour. */
  near?: Alternative[]
  /** How much it says to have it: the rarer, the more. */
  rarity: number
  /** It names a sort of thing, which a product should be and not only mention. */
  isThing: boolean
  /** How much it counts when not everything can be had: what a thing is weighs more than what it is like. */
  importance: number
}

export interface Alternative {
  /** All of them, in any place. */
  terms: number[]
  /** 1 for what was written, less for what only stands for it. */
  weight: number
}
