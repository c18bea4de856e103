import type { CategoryNode } from './category-node.ts'

export const kids: CategoryNode = {
  id: 'kids',
  name: 'Kids',
  titlePrefix: "Kids'",
  children: [
    {
      id: 'girls',
      name: 'Girls',
      titlePrefix: "Girls'",
      children: [
        { id: 'girls-clothes', name: 'Clothing' },
        { id: 'girls-dresses', name: 'Dresses' },
        { id: 'girls-shoes', name: 'Shoes' },
        { id: 'girls-accessories', name: 'Accessories' },
      ],
    },
    {
      id: 'boys',
      name: 'Boys',
      titlePrefix: "Boys'",
      children: [
        { id: 'boys-clothes', name: 'Clothing' },
        { id: 'boys-shoes', name: 'Shoes' },
        { id: 'boys-accessories', name: 'Accessories' },
      ],
    },
    {
      id: 'baby',
      name: 'Baby',
      titlePrefix: 'Baby',
      children: [
        { id: 'baby-clothes', name: 'Clothing' },
        { id: 'baby-shoes', name: 'Shoes' },
        { id: 'baby-gear', name: 'Gear' },
        { id: 'nursery', name: 'Nursery' },
      ],
    },
    { id: 'toys', name: 'Toys', titlePrefix: '' },
  ],
}
