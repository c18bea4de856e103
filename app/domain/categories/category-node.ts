/** A node of the tree as it is written down: its children stand inside it, in the order a menu shows them. */
export interface CategoryNode {
  /** Part of every link to the list, so it never changes. As the style-shopping catalogue has it where it has one. */
  id: string
  /** What a shopper reads below the parent's name. */
  name: string
  /** Written before the names of this node and those below it where they stand alone: "Women's" Day Dresses. */
  titlePrefix?: string
  children?: readonly CategoryNode[]
}
