/**
 * A size on one of our scales, written `scale:value`, so that one filter means the same at every retailer.
 *
 *     letter:xxs … letter:5xl     S, Small, (S), 1X → letter:xl-plus …
 *     us:8 · uk:12 · eu:40        numbered clothes sizes in their own system
 *     waist:32 · waist:32x30      waist by length, inches
 *     shoe-us:8.5 · shoe-uk:6 · shoe-eu:39.5
 *     one                         one size fits all
 */
export type SizeId =
  | `${'letter' | 'us' | 'uk' | 'eu' | 'waist' | 'shoe-us' | 'shoe-uk' | 'shoe-eu'}:${string}`
  | 'one'
