import type { colors } from '#app/domain/color.ts'

/** Quarters of a circle, in the order one goes round. */
const quarters = [
  { color: '#c0322b', path: 'M14 14V1A13 13 0 0 1 27 14Z' },
  { color: '#ecc93f', path: 'M14 14H27A13 13 0 0 1 14 27Z' },
  { color: '#4d7f52', path: 'M14 14V27A13 13 0 0 1 1 14Z' },
  { color: '#35599c', path: 'M14 14H1A13 13 0 0 1 14 1Z' },
]

/** A colour as a dot. Drawn rather than styled: the page's policy allows no style attributes. */
export function Swatch({ color: { name, hex } }: { color: (typeof colors)[number] }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className="size-7">
      <circle cx="14" cy="14" r="13" fill={hex} />
      {name === 'Multi' ? quarters.map(({ color, path }) => <path key={path} d={path} fill={color} />) : null}
      {name === 'Clear' ? <path d="M4.8 23.2 23.2 4.8" stroke="#9aa5aa" strokeWidth="1.5" /> : null}
      <circle cx="14" cy="14" r="13" fill="none" className="stroke-ink/25" />
    </svg>
  )
}
