import type { Paint } from '#app/domain/color.ts'

/**
 * A disc in a color. Its hex color is an SVG attribute, because
 * the content security policy forbids style attributes.
 */
export function Swatch({ paint: { name, hex } }: { paint: Paint }) {
  return <svg aria-hidden="true" color={hex} className={`swatch is-${name}`} />
}
