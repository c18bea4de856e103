import { ownPlurals } from './to-phrase.ts'

/**
 * The last words of names of products that have no plural, or that name no product by themselves:
 * "denim", "jewelry", "petite".
 */
const uncountable = new Set(
  `active apparel art artwork athleisure attar baby baking bath bathroom beach beard beauty bedding
  bedlinen bedroom bodycon bridal care cleaning cloth clothing color colour cooking court
  cover crockery crop cutlery cycling decor decoration denim dine dining down dye edp edt
  entertaining eye face fashion feeding fitness flannel footy foundation furnishing furniture
  garden gear gel gloss golf grooming gym hair haircare halter high home hosiery house incense
  jewellery jewelry junior kajal kid kitchen kohl lacquer laundry leather leg lifestyle lighting
  linen lingerie living lounge luggage makeup manicure material maternity mehendi melt milk mobile
  nail neck nursery nylon office one organization outdoor painting pantyhose performance petite
  plus plush polish pomade protection removal retinol rtw running salt shampoo shapewear shaving
  shelving shop shopper sindoor skincare sleep slime spf stain storage styling suiting sun
  sunblock suncare sunscreen surma swim table tailoring talc tall tan tanning tennis textile tint
  toddler toilette toothpaste training travel up valance varnish wallpaper wash water wax wear
  wedding western winter yoga`.split(/\s+/),
)
/** Cookware, swimwear and their like have no plural. */
const isCollective = /(?:wear|ware)$/

/**
 * Returns the plural of a product's name, whose last word is its noun. Names that have none, and those
 * that are plural already, stay as they are.
 *
 *     scarf → scarves    beanie → beanies    champagne glass → champagne glasses
 *     swimwear, jeans → themselves
 *     glass → itself, because glasses are something else
 */
export function toPlural(name: string): string {
  const last = /[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? ''
  if (ownPlurals.some(([one]) => one === name.toLowerCase())) return name
  if (last.length < 3 || uncountable.has(last) || isCollective.test(last)) return name
  if (/(?:scar|shel)f$/.test(last)) return `${name.slice(0, -1)}ves`
  if (last === 'knife') return `${name.slice(0, -2)}ves`
  if (/[^aeiou]y$/.test(last)) return `${name.slice(0, -1)}ies`
  if (/(?:ss|sh|ch|x)$/.test(last)) return `${name}es`
  return /[sz]$/.test(last) ? name : `${name}s`
}
