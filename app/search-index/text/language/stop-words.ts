/** Words that do not describe a product. These words are ignored unless the query has no others. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and are as at be but by can could do does doe find for from get give have i im id in into is it its just like look looking me my need of on
  or our please shop shopping show some something so that the their them these thing this those to us want wants was we were what which who will
  wear wearing with would you your youre w buy online store website for sale where anyone any all about when going go goes during her his him she
  he they really very too also over maybe perhaps please help recommend suggest suggestion suggestions need needs wanted buying dont im ive ill lets
  todays today tonight tomorrow should shall must might may ought cant wont couldnt wouldnt shouldnt someone somebody kind type sort likes liked enjoys`.split(
    /\s+/,
  ),
)

/** Words for a low price within a category. */
export const lowPriceWords: ReadonlySet<string> = new Set([
  'cheap',
  'cheapest',
  'affordable',
  'inexpensive',
  'budget',
])

/**
 * Optional words, which move products that contain them up the ranking but never exclude a product.
 */
export const softWords: ReadonlySet<string> = new Set([
  ...lowPriceWords,
  ...`best nice good great cute pretty beautiful lovely stylish trendy fashionable fashion style styles cool new latest modern
  popular quality high-quality top-rated amazing perfect unique ideas idea outfit outfits clothing clothe item items product products brand brands
  branded designer luxury adult adults size sizes color pair set piece
  birthday anniversary gift gifts present presents valentines big comfortable comfy cozy soft elegant classy chic fancy flattering durable sturdy versatile timeless gorgeous fun`.split(
    /\s+/,
  ),
])

/**
 * Optional words that are things of their own where a query names no other one: a green set, but not
 * pajama sets, which may be called just pajamas.
 */
export const vagueThings: ReadonlySet<string> = new Set(['set', 'sets', 'pair', 'pairs', 'piece'])

/** Maps each gender's stem to the stem of the gender it excludes. */
export const oppositeGenders: ReadonlyMap<string, string> = new Map([
  ['women', 'men'],
  ['men', 'women'],
])
