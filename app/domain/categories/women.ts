// This file exceeds 300 lines because a category tree is easier to read in one file.
import type { CategoryNode } from './category-node.ts'

const clothes: CategoryNode = {
  id: 'womens-clothes',
  name: 'Clothing',
  children: [
    {
      id: 'dresses',
      name: 'Dresses',
      children: [
        { id: 'day-dresses', name: 'Day Dresses' },
        { id: 'cocktail-dresses', name: 'Cocktail Dresses' },
        { id: 'evening-dresses', name: 'Evening Dresses' },
        { id: 'maxi-dresses', name: 'Maxi Dresses' },
        { id: 'mini-dresses', name: 'Mini Dresses' },
        { id: 'black-dresses', name: 'Black Dresses' },
        { id: 'bridesmaid-dresses', name: 'Bridesmaid Dresses' },
        { id: 'sweater-dresses', name: 'Sweater Dresses' },
      ],
    },
    {
      id: 'womens-tops',
      name: 'Tops',
      children: [
        { id: 'blouses', name: 'Blouses' },
        { id: 'tees-and-tshirts', name: 'T-Shirts' },
        { id: 'button-front-tops', name: 'Button-Front Shirts' },
        { id: 'tank-tops', name: 'Tank Tops' },
        { id: 'camisole-tops', name: 'Camisoles' },
        { id: 'shortsleeve-tops', name: 'Short Sleeve Tops' },
        { id: 'longsleeve-tops', name: 'Long Sleeve Tops' },
        { id: 'sleeveless-tops', name: 'Sleeveless Tops' },
        { id: 'halter-tops', name: 'Halter Tops' },
        { id: 'polo-tops', name: 'Polo Shirts' },
        { id: 'tunics', name: 'Tunics' },
      ],
    },
    {
      id: 'sweaters',
      name: 'Sweaters',
      children: [
        { id: 'cardigan-sweaters', name: 'Cardigans' },
        { id: 'crewneck-sweaters', name: 'Crewneck Sweaters' },
        { id: 'v-neck-sweaters', name: 'V-Neck Sweaters' },
        { id: 'turtleneck-sweaters', name: 'Turtlenecks' },
        { id: 'cashmere-sweaters', name: 'Cashmere Sweaters' },
      ],
    },
    { id: 'sweatshirts', name: 'Sweatshirts & Hoodies' },
    {
      id: 'jeans',
      name: 'Jeans',
      children: [
        { id: 'skinny-jeans', name: 'Skinny Jeans' },
        { id: 'straight-leg-jeans', name: 'Straight Leg Jeans' },
        { id: 'wide-leg-jeans', name: 'Wide Leg Jeans' },
        { id: 'bootcut-jeans', name: 'Bootcut Jeans' },
        { id: 'flare-jeans', name: 'Flare Jeans' },
        { id: 'boyfriend-jeans', name: 'Boyfriend Jeans' },
        { id: 'cropped-jeans', name: 'Cropped Jeans' },
        { id: 'distressed-jeans', name: 'Distressed Jeans' },
      ],
    },
    {
      id: 'womens-pants',
      name: 'Pants',
      children: [
        { id: 'casual-pants', name: 'Casual Pants' },
        { id: 'dress-pants', name: 'Dress Pants' },
        { id: 'wide-leg-pants', name: 'Wide Leg Pants' },
        { id: 'cropped-pants', name: 'Cropped Pants' },
        { id: 'skinny-pants', name: 'Skinny Pants' },
        { id: 'leggings', name: 'Leggings' },
        { id: 'jumpsuits-and-rompers', name: 'Jumpsuits & Rompers' },
      ],
    },
    {
      id: 'skirts',
      name: 'Skirts',
      children: [
        { id: 'mini-skirts', name: 'Mini Skirts' },
        { id: 'mid-length-skirts', name: 'Midi Skirts' },
        { id: 'long-skirts', name: 'Maxi Skirts' },
      ],
    },
    { id: 'shorts', name: 'Shorts' },
    {
      id: 'jackets',
      name: 'Jackets',
      children: [
        { id: 'blazers', name: 'Blazers' },
        { id: 'denim-jackets', name: 'Denim Jackets' },
        { id: 'leather-jackets', name: 'Leather Jackets' },
        { id: 'casual-jackets', name: 'Casual Jackets' },
        { id: 'vests', name: 'Vests' },
      ],
    },
    {
      id: 'womens-outerwear',
      name: 'Coats & Outerwear',
      children: [
        { id: 'womens-coats', name: 'Coats' },
        { id: 'wool-coats', name: 'Wool Coats' },
        { id: 'puffer-coats', name: 'Puffers & Parkas' },
        { id: 'raincoats-and-trenchcoats', name: 'Raincoats & Trench Coats' },
        { id: 'fur-and-shearling-coats', name: 'Fur & Shearling Coats' },
        { id: 'ponchos-and-capes', name: 'Ponchos & Capes' },
      ],
    },
    { id: 'womens-suits', name: 'Suits' },
    {
      id: 'womens-athletic-clothes',
      name: 'Activewear',
      children: [
        { id: 'sports-bras', name: 'Sports Bras' },
        { id: 'athletic-tops', name: 'Activewear Tops' },
        { id: 'athletic-pants', name: 'Activewear Pants' },
        { id: 'athletic-shorts', name: 'Activewear Shorts' },
        { id: 'athletic-jackets', name: 'Activewear Jackets' },
      ],
    },
    {
      id: 'swimsuits',
      name: 'Swimwear',
      children: [
        { id: 'one-piece-swimsuits', name: 'One-Piece Swimsuits' },
        { id: 'two-piece-swimsuits', name: 'Bikinis' },
        { id: 'swimsuit-coverups', name: 'Cover-Ups' },
      ],
    },
    {
      id: 'womens-intimates',
      name: 'Lingerie & Sleepwear',
      children: [
        { id: 'bras', name: 'Bras' },
        { id: 'panties', name: 'Panties' },
        { id: 'camisoles', name: 'Slips & Camisoles' },
        { id: 'shapewear', name: 'Shapewear' },
        { id: 'hosiery', name: 'Hosiery' },
        { id: 'socks', name: 'Socks' },
        { id: 'pajamas', name: 'Pajamas' },
        { id: 'robes', name: 'Robes' },
      ],
    },
    { id: 'bridal', name: 'Bridal' },
    { id: 'maternity-clothes', name: 'Maternity' },
    { id: 'petites', name: 'Petites' },
    { id: 'plus-sizes', name: 'Plus Sizes' },
    { id: 'teen-girls-clothes', name: 'Juniors' },
  ],
}

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
  children: [clothes, shoes, bags, accessories, beauty],
}
