/** Returns the path of a picture in one size: `/sim/5f/0c/{id}_best/linen-dress.jpg`. */
export function picturePath(id: string, suffix: string, slug: string): string {
  return `/sim/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}${suffix}/${slug}.jpg`
}
