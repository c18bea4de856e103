import type { CategoryNode } from './category-node.ts'

const clothes: CategoryNode = {
  id: 'mens-clothes',
  name: 'Clothing',
  children: [
    {
      id: 'mens-shirts',
      name: 'Shirts',
      children: [
        { id: 'mens-tees-and-tshirts', name: 'T-Shirts' },
        { id: 'mens-dress-shirts', name: 'Dress Shirts' },
        { id: 'mens-longsleeve-shirts', name: 'Long Sleeve Shirts' },
        { id: 'mens-shortsleeve-shirts', name: 'Short Sleeve Shirts' },
        { id: 'mens-polo-shirts', name: 'Polo Shirts' },
      ],
    },
    {
      id: 'mens-sweaters',
      name: 'Sweaters',
      children: [
        { id: 'mens-cardigan-sweaters', name: 'Cardigans' },
        { id: 'mens-crewneck-sweaters', name: 'Crewneck Sweaters' },
        { id: 'mens-v-neck-sweaters', name: 'V-Neck Sweaters' },
        { id: 'mens-turtleneck-sweaters', name: 'Turtlenecks' },
      ],
    },
    { id: 'mens-sweatshirts', name: 'Sweatshirts & Hoodies' },
    {
      id: 'mens-jeans',
      name: 'Jeans',
      children: [
        { id: 'mens-skinny-jeans', name: 'Skinny Jeans' },
        { id: 'mens-slim-jeans', name: 'Slim Jeans' },
        { id: 'mens-straight-leg-jeans', name: 'Straight Leg Jeans' },
        { id: 'mens-relaxed-jeans', name: 'Relaxed Jeans' },
        { id: 'mens-bootcut-jeans', name: 'Bootcut Jeans' },
      ],
    },
    {
      id: 'mens-pants',
      name: 'Pants',
      children: [
        { id: 'mens-casual-pants', name: 'Casual Pants' },
        { id: 'mens-chinos-and-khakis', name: 'Chinos & Khakis' },
        { id: 'mens-dress-pants', name: 'Dress Pants' },
        { id: 'mens-cargo-pants', name: 'Cargo Pants' },
      ],
    },
    { id: 'mens-shorts', name: 'Shorts' },
    {
      id: 'mens-outerwear',
      name: 'Coats & Jackets',
      children: [
        { id: 'mens-coats', name: 'Coats' },
        { id: 'mens-jackets', name: 'Jackets' },
        { id: 'mens-leather-jackets', name: 'Leather Jackets' },
        { id: 'mens-denim-jackets', name: 'Denim Jackets' },
        { id: 'mens-puffer-coats', name: 'Puffers & Parkas' },
        { id: 'mens-raincoats-and-trenchcoats', name: 'Raincoats & Trench Coats' },
      ],
    },
    { id: 'mens-blazers-and-sport-coats', name: 'Blazers & Sport Coats' },
    { id: 'mens-suits', name: 'Suits' },
    {
      id: 'mens-athletic',
      name: 'Activewear',
      children: [
        { id: 'mens-athletic-shirts', name: 'Activewear Tops' },
        { id: 'mens-athletic-pants', name: 'Activewear Pants' },
        { id: 'mens-athletic-shorts', name: 'Activewear Shorts' },
        { id: 'mens-athletic-jackets', name: 'Activewear Jackets' },
      ],
    },
    { id: 'mens-swimsuits', name: 'Swimwear' },
    {
      id: 'mens-underwear-and-socks',
      name: 'Underwear & Socks',
      children: [
        { id: 'mens-underwear', name: 'Underwear' },
        { id: 'mens-socks', name: 'Socks' },
      ],
    },
    { id: 'mens-sleepwear', name: 'Pajamas & Robes' },
    { id: 'mens-big-and-tall', name: 'Big & Tall' },
  ],
}

const shoes: CategoryNode = {
  id: 'mens-shoes',
  name: 'Shoes',
  children: [
    { id: 'mens-sneakers', name: 'Sneakers' },
    { id: 'mens-athletic-shoes', name: 'Athletic Shoes' },
    { id: 'mens-boots', name: 'Boots' },
    { id: 'mens-lace-up-shoes', name: 'Oxfords & Lace-Ups' },
    { id: 'mens-slip-ons-shoes', name: 'Loafers & Slip-Ons' },
    { id: 'mens-sandals', name: 'Sandals' },
    { id: 'mens-slippers', name: 'Slippers' },
  ],
}

const bags: CategoryNode = {
  id: 'mens-bags',
  name: 'Bags',
  children: [
    { id: 'mens-backpacks', name: 'Backpacks' },
    { id: 'mens-business-bags', name: 'Briefcases' },
    { id: 'mens-messenger-bags', name: 'Messenger Bags' },
    { id: 'mens-duffel-bags', name: 'Duffels & Weekenders' },
    { id: 'mens-totes', name: 'Totes' },
  ],
}

const accessories: CategoryNode = {
  id: 'mens-accessories',
  name: 'Accessories',
  children: [
    {
      id: 'mens-jewelry',
      name: 'Jewelry',
      children: [
        { id: 'mens-cuff-links', name: 'Cuff Links' },
        { id: 'mens-bracelets', name: 'Bracelets' },
        { id: 'mens-necklaces', name: 'Necklaces' },
        { id: 'mens-rings', name: 'Rings' },
      ],
    },
    { id: 'mens-watches', name: 'Watches' },
    { id: 'mens-sunglasses', name: 'Sunglasses' },
    { id: 'mens-eyewear', name: 'Eyewear' },
    { id: 'mens-ties', name: 'Ties & Pocket Squares' },
    { id: 'mens-belts', name: 'Belts' },
    { id: 'mens-wallets', name: 'Wallets' },
    { id: 'mens-hats', name: 'Hats' },
    { id: 'mens-scarves', name: 'Scarves' },
    { id: 'mens-gloves', name: 'Gloves' },
    { id: 'mens-tech-accessories', name: 'Tech Accessories' },
  ],
}

const grooming: CategoryNode = {
  id: 'mens-grooming',
  name: 'Grooming',
  children: [
    { id: 'mens-shaving', name: 'Shaving' },
    { id: 'mens-skin-care', name: 'Skincare' },
    { id: 'mens-hair-care', name: 'Hair Care' },
    { id: 'mens-body-care', name: 'Bath & Body' },
    { id: 'mens-cologne', name: 'Cologne' },
  ],
}

export const men: CategoryNode = {
  id: 'men',
  name: 'Men',
  titlePrefix: "Men's",
  children: [clothes, shoes, bags, accessories, grooming],
}
