/** The element id of the page's main landmark, for links. */
export const contentId = 'content'
/** The element id of a list's cards, for links. */
export const productsId = 'products'

/** A route's `handle`: settings of the page's frame that are needed before the content is parsed. */
export interface PageHandle {
  /**
   * True if the page and the pages below it draw their own frame, with their own main landmark,
   * in place of the storefront's banner, header and footer.
   */
  hasOwnFrame?: boolean
  /** True if the page is a list of products, which the keyboard can skip to. */
  isList?: boolean
  /** The path of the list to which the page belongs in the menu, from the page's data. */
  toMenuPath?(loaderData: unknown): string | undefined
}
