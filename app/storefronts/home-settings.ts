/** A storefront's home page as plain data: its sections, their order and titles. */
export interface HomeSettings {
  hero: {
    /**
     *     prices    up to six products whose price we can judge, beside a column of text
     *     cloth     the fabric of one garment across the window, with the garment on it
     *     horizon   three garments on a rail before a low sun, below one huge line of text
     */
    layout: 'prices' | 'cloth' | 'horizon'
    /**
     * The list that the hero links to by its `title`, and that its products come from, except in
     * the layout `prices`, which takes them from the scope. With `parts`, the ids of categories, it
     * shows a product of each.
     */
    list: HomeList & { parts?: readonly [string, string, string] }
    /** Lists whose sizes the hero states, in place of those of all products, stores and verified sales. */
    counts?: HomeList[]
  }
  /**
   * The parts of the catalogue that trending, new and reduced products come from, in turns. No product
   * is in the scopes of two storefronts, so that their home pages never show the same. Without
   * any, or if `further` holds too few products as well, these come from everywhere; if too few products of the
   * scope trend, its popular ones are shown instead. No single list equals a scope, so a row has a link
   * for each part with a title, worded “All {title}”; narrow windows show the first two to five.
   */
  scope: readonly ScopePart[]
  /** Parts that fill up rows for which the scope has too few products, not in other storefronts' either. */
  further: readonly ScopePart[]
  /** The sections from top to bottom. Empty sections are omitted. */
  sections: { id: HomeSection; title: string }[]
  /**
   * The titles of the sections.
   *
   *     rule    small, below a line across the page
   *     large   large, with much space above
   *     plain   small, with much space above
   */
  heads: 'rule' | 'large' | 'plain'
  /**
   * A row of eight links to lists; further ones take the place of those without products. `cloth` shows a close-up of
   * a product's fabric for each, in colors that differ.
   */
  entrances: { layout: 'square' | 'cloth'; lists: HomeList[] }
  /** The edit: three lists, each shown as a scene of its products. */
  stories: HomeStory[]
  /** The layout of the edit: three wide scenes, a large one beside two, or three squares. */
  storiesLayout: 'wide' | 'lead' | 'square'
  /** The layout of the price drop table in a wide window. */
  dropsLayout: 'two-columns' | 'rows' | 'tiles'
  /** The layout of the brands' names. */
  brandsLayout: 'columns' | 'lines'
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

/** A part of the catalogue. */
export interface HomeSelection {
  /** The id of a category; if absent, the list is the whole catalogue. */
  category?: string
  /** Further filters, written as in a list's URL: `color=red&price=0-150`. */
  filters?: string
}

/** A part of the scope, whose filters are materials only, also excluded ones. */
export type ScopePart = HomeSelection & Partial<Pick<HomeList, 'title'>>

/** A list of products with its own title. */
export interface HomeList extends HomeSelection {
  title: string
}

/** A list of the edit. */
export interface HomeStory extends HomeList {
  text: string
  /** Ids of categories of which the scene shows one product each, in one shade if there is one. */
  parts?: readonly [string, string, string]
}
