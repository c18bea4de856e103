/** A node of the tree as defined in these files, with its children in menu order. */
export interface CategoryNode {
  /**
   * The style-shopping catalogue's id, if it has one. Never changes, because list URLs contain it.
   */
  id: string
  /** The title within the parent category. */
  name: string
  /** Prefix for the full titles of this node and its descendants, as in "Women's Day Dresses". */
  titlePrefix?: string
  children?: readonly CategoryNode[]
}
