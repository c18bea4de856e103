import type { MenuEntry } from './storefront.ts'

/** The menu of a storefront that has none of its own. */
export const defaultMenu: MenuEntry[] = [
  { name: 'Women', link: '/products/women/womens-clothes' },
  { name: 'Men', link: '/products/men/mens-clothes' },
  { name: 'Shoes', link: '/products/women/womens-shoes' },
  { name: 'Bags', link: '/products/women/handbags' },
  { name: 'Accessories', link: '/products/women/womens-accessories' },
  { name: 'Home', link: '/products/living/furniture' },
  { name: 'Beauty', link: '/products/women/womens-beauty' },
  { name: 'Brands', link: '/brands' },
]
