import type { CategoryNode } from './category-node.ts'
import { womensClothes } from './womens-clothes.ts'

const shoes: CategoryNode = {
  id: 'womens-shoes',
  name: 'Shoes',
  children: [
    {
      id: 'boots',
      name: 'Boots',
      children: [
        { id: 'ankle-boots', name: 'Ankle Boots' },
        { id: 'knee-high-boots', name: 'Knee-High Boots' },
        { id: 'over-the-knee-boots', name: 'Over-the-Knee Boots' },
        { id: 'rain-and-winter-boots', name: 'Rain & Winter Boots' },
      ],
    },
    {
      id: 'pumps',
      name: 'Pumps & Heels',
      children: [
        { id: 'high-heel-pumps', name: 'High Heels' },
        { id: 'low-heel-pumps', name: 'Low & Kitten Heels' },
      ],
    },
    { id: 'evening-shoes', name: 'Evening Shoes' },
    {
      id: 'flats',
      name: 'Flats',
      children: [
        { id: 'ballet-flats', name: 'Ballet Flats' },
        { id: 'loafers', name: 'Loafers' },
        { id: 'oxfords', name: 'Oxfords' },
        { id: 'espadrilles', name: 'Espadrilles' },
      ],
    },
    {
      id: 'sandals',
      name: 'Sandals',
      children: [
        { id: 'flat-sandals', name: 'Flat Sandals' },
        { id: 'heeled-sandals', name: 'Heeled Sandals' },
      ],
    },
    { id: 'womens-sneakers', name: 'Sneakers' },
    { id: 'womens-athletic-shoes', name: 'Athletic Shoes' },
    { id: 'mules-and-clogs', name: 'Mules & Clogs' },
    { id: 'platforms', name: 'Platforms' },
    { id: 'wedges', name: 'Wedges' },
    { id: 'womens-slippers', name: 'Slippers' },
  ],
}

const bags: CategoryNode = {
  id: 'handbags',
  name: 'Bags',
  children: [
    { id: 'tote-bags', name: 'Totes' },
    { id: 'shoulder-bags', name: 'Shoulder Bags' },
    { id: 'crossbody-bags', name: 'Crossbody Bags' },
    { id: 'satchels', name: 'Satchels' },
    { id: 'hobo-bags', name: 'Hobo Bags' },
    { id: 'bucket-bags', name: 'Bucket Bags' },
    { id: 'clutches', name: 'Clutches' },
    { id: 'evening-bags', name: 'Evening Bags' },
    { id: 'backpacks', name: 'Backpacks' },
    { id: 'duffels-and-weekenders', name: 'Duffels & Weekenders' },
    { id: 'wallets', name: 'Wallets & Card Cases' },
  ],
}

const accessories: CategoryNode = {
  id: 'womens-accessories',
  name: 'Accessories',
  children: [
    {
      id: 'jewelry',
      name: 'Jewelry',
      children: [
        { id: 'necklaces', name: 'Necklaces' },
        { id: 'earrings', name: 'Earrings' },
        { id: 'rings', name: 'Rings' },
        { id: 'bracelets', name: 'Bracelets' },
        { id: 'brooches-and-pins', name: 'Brooches & Pins' },
        { id: 'charms', name: 'Charms' },
      ],
    },
    { id: 'watches', name: 'Watches' },
    { id: 'sunglasses', name: 'Sunglasses' },
    { id: 'eyewear', name: 'Eyewear' },
    { id: 'scarves', name: 'Scarves & Wraps' },
    { id: 'hats', name: 'Hats' },
    { id: 'gloves', name: 'Gloves' },
    { id: 'belts', name: 'Belts' },
    { id: 'hair-accessories', name: 'Hair Accessories' },
    { id: 'tech-accessories', name: 'Tech Accessories' },
    { id: 'key-chains', name: 'Key Chains' },
    { id: 'umbrellas', name: 'Umbrellas' },
  ],
}

const beauty: CategoryNode = {
  id: 'womens-beauty',
  name: 'Beauty',
  // Has no prefix, because shoppers do not search for "Women's Lipstick".
  titlePrefix: '',
  children: [
    {
      id: 'makeup',
      name: 'Makeup',
      children: [
        { id: 'face-makeup', name: 'Face Makeup' },
        { id: 'eye-makeup', name: 'Eye Makeup' },
        { id: 'lip-makeup', name: 'Lip Makeup' },
        { id: 'makeup-brushes', name: 'Brushes & Tools' },
      ],
    },
    {
      id: 'skin-care',
      name: 'Skincare',
      children: [
        { id: 'cleansers', name: 'Cleansers' },
        { id: 'moisturizers', name: 'Moisturizers' },
        { id: 'serums-and-treatments', name: 'Serums & Treatments' },
        { id: 'eye-care', name: 'Eye Care' },
        { id: 'masks', name: 'Masks' },
        { id: 'sun-care', name: 'Sun Care' },
      ],
    },
    {
      id: 'hair-care',
      name: 'Hair Care',
      children: [
        { id: 'shampoo', name: 'Shampoo' },
        { id: 'conditioner', name: 'Conditioner' },
        { id: 'hair-styling', name: 'Styling' },
        { id: 'hair-tools', name: 'Hair Tools' },
      ],
    },
    { id: 'fragrance', name: 'Fragrance' },
    { id: 'bath-and-body', name: 'Bath & Body' },
    { id: 'nails', name: 'Nails' },
  ],
}

export const women: CategoryNode = {
  id: 'women',
  name: 'Women',
  titlePrefix: "Women's",
  children: [womensClothes, shoes, bags, accessories, beauty],
}
