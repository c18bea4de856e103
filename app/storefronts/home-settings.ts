/** A storefront's home page as plain data: its sections, their order and titles. */
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
  /** The sections from top to bottom. Empty sections are omitted. */
  sections: { id: HomeSection; title: string }[]
  /** A row of eight links to lists. */
  entrances: { layout: 'square' | 'cloth'; lists: HomeList[] }
  /** The edit: three lists, each shown as a scene of its products. */
  stories: (HomeList & { text: string })[]
  /** The layout of the price drop table in a wide window. */
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
  /** The id of a category; if absent, the list is the whole catalogue. */
  category?: string
  /** Further filters, written as in a list's URL: `color=red&price=0-150`. */
  filters?: string
}
