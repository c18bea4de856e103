import type { Picture } from './picture.ts'

/** Text from the content service, prepared for pages: no HTML, and only safe links. */
export type RichText = readonly RichBlock[]

export type RichBlock = (
  | { kind: 'heading'; level: 2 | 3; text: TextRun[] }
  | { kind: 'paragraph'; text: TextRun[] }
  | { kind: 'list'; isOrdered: boolean; items: TextRun[][] }
  | { kind: 'picture'; picture: EditorialPicture; to?: string }
) & {
  /** Set for text in Arabic or Hebrew, for example. */
  isRightToLeft?: true
}

/** A run of text in one style. A line break in it is shown as one. */
export interface TextRun {
  text: string
  isStrong?: true
  isEmphasized?: true
  /** A path on this site, an http(s) address on another, or a `mailto:` or `tel:` address. */
  to?: string
}

/** A picture that an editor uploaded, in its own proportions. */
export interface EditorialPicture {
  picture: Picture
  alt: string
  /** The original's size in pixels. */
  width: number
  height: number
}

/** Returns the plain text, with the blocks joined by spaces. */
export function toRunText(blocks: RichText): string {
  return blocks
    .flatMap(block => {
      if (block.kind === 'picture') return []
      return block.kind === 'list' ? block.items.map(joinRuns) : [joinRuns(block.text)]
    })
    .join(' ')
}

export function joinRuns(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text.replace(/\s*\n\s*/g, ' ')).join('')
}
