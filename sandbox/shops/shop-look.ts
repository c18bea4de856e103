import { hashText } from '../world/hash.ts'

/**
 * The design of a retailer's site. The design is derived from the
 * retailer's name, so that it differs between retailers but never changes.
 */
export interface ShopLook {
  ink: string
  paper: string
  accent: string
  onAccent: string
  heading: string
  letterSpacing: string
  transform: 'uppercase' | 'none' | 'lowercase'
  radiusPx: number
  /** The position of the logo: left of the menu, or alone in the center. */
  header: 'left' | 'middle'
  picture: 'left' | 'right'
  promise: string
}

const serif = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif"
const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif"
const geometric = "Avenir,'Century Gothic',Futura,sans-serif"

const palettes = [
  ['#1b1b1a', '#ffffff', '#1b1b1a', '#ffffff'],
  ['#2a2622', '#faf7f2', '#7a4a2b', '#ffffff'],
  ['#1c2733', '#f7f9fb', '#1f4b7a', '#ffffff'],
  ['#22301f', '#f6f7f1', '#2f5a36', '#ffffff'],
  ['#2b1d26', '#fdf7f8', '#8c2f4c', '#ffffff'],
  ['#1d1d22', '#f4f3f0', '#d9c24a', '#1d1d22'],
] as const

const promises = [
  'Free delivery on orders over $75',
  'Free returns within 30 days',
  'Members get 10% off the first order',
  'Order by noon for same-day shipping',
  'Free gift wrapping',
] as const

export function getShopLook(hostDomain: string): ShopLook {
  const hash = hashText(hostDomain)
  const pick = <const C extends readonly [unknown, ...unknown[]]>(
    choices: C,
    shift: number,
  ): C[number] => choices[(hash >>> shift) % choices.length] ?? choices[0]
  const [ink, paper, accent, onAccent] = pick(palettes, 0)
  return {
    ink,
    paper,
    accent,
    onAccent,
    heading: pick([serif, sans, geometric], 3),
    letterSpacing: pick(['0', '.08em', '.22em', '-.02em'], 7),
    transform: pick(['uppercase', 'none', 'none', 'lowercase'], 11),
    radiusPx: pick([0, 0, 4, 999], 14),
    header: pick(['left', 'middle'], 18),
    picture: pick(['left', 'left', 'right'], 20),
    promise: pick(promises, 23),
  }
}
