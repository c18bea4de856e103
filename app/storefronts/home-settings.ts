/** The home page of a storefront as plain data: what it shows, in which order and under which titles. */
export interface HomeSettings {
  hero: {
    /**
     *     board    a scene beside a column of text, prices and search
     *     plate    text on a wide band that ends in the scene
     *     steppe   a scene with a horizon behind one huge line of text
     */
    layout: 'board' | 'plate' | 'steppe'
    /** The list whose most popular products form the scene; `title` is its caption. */
    scene: HomeList
  }
  /** Top to bottom. A section that has nothing to show is left out. */
  sections: { id: HomeSection; title: string }[]
  /** Links to lists, eight across. */
  entrances: { layout: 'square' | 'cloth'; lists: HomeList[] }
  /** The edit: three lists, each shown as a scene of its products. */
  stories: (HomeList & { text: string })[]
  /** How the table of price drops is laid out in a wide window. */
  dropsLayout: 'two-columns' | 'rows' | 'tiles'
}

export type HomeSection =
  | 'entrances'
  | 'trending'
  | 'stories'
  | 'drops'
  | 'newest'
  | 'preowned'
  | 'brands'
  | 'retailers'
  | 'articles'

/** A list of products with its own title. */
export interface HomeList {
  title: string
  /** Id of a category; the whole catalogue without one. */
  category?: string
  /** Further filters as in a list's URL: `color=red&price=0-150`. */
  filters?: string
}
