/** A node of the tree as written in these files, with its children in menu order. */
export interface CategoryNode {
  /**
   * Part of every list URL, so it never changes. Equal to the style-shopping catalogue's id where
   * it has one.
   */
  id: string
  /** Title below the parent's name. */
  name: string
  /** Prefix for the full titles of this node and its descendants: "Women's" Day Dresses. */
  titlePrefix?: string
  children?: readonly CategoryNode[]
}
