import { family, w } from './family.ts'

export const accessoryFamilies = {
  handbag: family({
    segments: ['bags', 'luxury', 'women'],
    sizes: 'one',
    palette: 'leather',
    materials: w(
      'Leather, Suede, Grained Leather, Vegetable-Tanned Leather, Raffia, Canvas, Nappa, Croc-Effect, Vegan Leather',
    ),
    cuts: w(
      'Small, Medium, Large, Mini, Structured, Slouchy, Top-Handle, Woven, Chain-Strap, East-West, Convertible',
    ),
    patterns: 'leather',
    names: 'fashion',
    details: w(
      'Detachable strap, Gold-tone hardware, Cotton-twill lining, Inner zip pocket, Fits a 13-inch laptop, Dust bag included, Magnetic closure, Feet at base',
    ),
  }),
  shoe: family({
    segments: ['shoes', 'luxury', 'women'],
    sizes: 'women-shoe',
    palette: 'leather',
    materials: w(
      'Leather, Suede, Patent Leather, Nappa, Satin, Croc-Effect, Velvet, Metallic Leather, Raffia',
    ),
    cuts: w(
      'Pointed-Toe, Block-Heel, Square-Toe, Slingback, Strappy, Almond-Toe, Buckled, Platform, Kitten-Heel, Woven, Lug-Sole',
    ),
    patterns: 'leather',
    names: 'fashion',
    details: w(
      'Leather sole, Cushioned insole, Heel 70 mm, Made in small batches, Runs large: take half a size down, Rubber heel cap, Side zip, Leather lining',
    ),
  }),
  sneaker: family({
    segments: ['sport', 'shoes'],
    sizes: 'women-shoe',
    palette: 'clothes',
    materials: w('Leather, Suede, Mesh, Knit, Canvas, Recycled Mesh, Suede and Nylon'),
    cuts: w('Low-Top, High-Top, Platform, Retro, Court, Trail, Slip-On, Runner, Chunky'),
    patterns: 'sport',
    names: 'fashion',
    details: w(
      'Rubber sole, Removable footbed, Padded collar, Recycled laces, 8 mm drop, Vegan glue, Breathable lining',
    ),
  }),
  jewel: family({
    segments: ['jewellery', 'luxury'],
    sizes: 'one',
    palette: 'metal',
    materials: w(
      '14k Gold, Sterling Silver, Gold Vermeil, Pearl, Diamond, Enamel, Moonstone, Onyx, Turquoise, Sapphire',
    ),
    cuts: w(
      'Layered, Chunky, Fine, Twisted, Hammered, Drop, Signet, Beaded, Pavé, Paperclip, Tennis',
    ),
    patterns: 'plain',
    names: 'fashion',
    details: w(
      'Nickel free, Gift box included, Polish with a soft cloth, Lobster clasp, Conflict-free stones, Hallmarked',
    ),
  }),
  accessory: family({
    segments: ['women', 'bags', 'luxury'],
    sizes: 'one',
    palette: 'clothes',
    materials: w('Wool, Cashmere, Silk, Leather, Cotton, Straw, Suede, Alpaca, Twill'),
    cuts: w('Oversized, Slim, Fringed, Reversible, Woven, Wide, Embroidered, Classic, Ribbed'),
    patterns: 'textile',
    names: 'fashion',
    details: w(
      'Hand-rolled edges, Dry clean, One size fits most, Finished by hand, Gift-ready box',
    ),
  }),
  eyewear: family({
    segments: ['luxury', 'bags', 'sport'],
    sizes: 'one',
    palette: 'leather',
    materials: w('Acetate, Bio-Acetate, Metal, Titanium, Tortoiseshell-Effect'),
    cuts: w('Round, Cat-Eye, Aviator, Oversized, Square, Rectangular, Oval, Wraparound'),
    patterns: 'plain',
    names: 'fashion',
    details: w(
      '100 % UV protection, Case and cloth included, Spring hinges, Suits prescription lenses, Lens width 52 mm',
    ),
  }),
  watch: family({
    segments: ['jewellery', 'luxury'],
    sizes: 'one',
    palette: 'metal',
    materials: w('Stainless Steel, Leather-Strap, Gold-Tone, Titanium, Mesh-Strap, Ceramic'),
    cuts: w('28mm, 34mm, 40mm, 42mm, Automatic, Chronograph, Solar, Slim'),
    patterns: 'plain',
    names: 'fashion',
    details: w(
      'Sapphire crystal, Water resistant to 5 bar, Two-year guarantee, Interchangeable strap, Swiss movement',
    ),
  }),
}
