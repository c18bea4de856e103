import type { Picture } from '#app/domain/picture.ts'

/** The text and pictures of a page's link preview; see `drawShareCard`. */
export interface ShareCard {
  /** A brand or a topic. */
  eyebrow?: string
  title: string
  note?: string
  /** The pictures; at most three are drawn, with the first one largest. */
  pictures: readonly Picture[]
}
