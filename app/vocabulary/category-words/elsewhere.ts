/** Stands for the node in lines about products that we do not list. */
export const nowhere = '-'

/**
 * Names that end like those of products we list but mean something else, and
 * departments whose products we do not list. A sleeping bag is camping gear,
 * but a baby's is bedding. The format is documented in category-kinds.ts.
 */
export const elsewhere = `
- - nursery: sleeping bag
-: gift card, e gift card, egift card, gift voucher, gift certificate, gift wrap, gift box, gift
  bag, greeting card, gift card and voucher
-: tea bag, garbage bag, trash bag, bin bag, punching bag, golf bag, vacuum bag, stuff sack, bivy
  bag
-: dog bed, pet bed, cat bed, dog coat, dog jacket, dog sweater, dog collar, cat collar, pet collar,
  dog bowl, pet bowl, dog toy, pet toy, cat toy, dog apparel, dog bandana, dog harness, dog leash,
  pet carrier, cat tree, dog blanket, pet blanket
-: doll dress, dog dress, pet dress, dog raincoat, horse blanket, life vest, life
  jacket, jacket potato, fish tank, water tank, jumper cable, bike chain, chain lube, ring light,
  ring binder, phone ring, o ring, clutch pencil, clutch kit, dress form, sweater stone, sweater
  shaver, fabric shaver, shirt press, dress pattern, sewing pattern, hood dryer, cooker hood
-: tennis racket, yoga mat, air mattress, camping chair, camping table, exercise bike, bike helmet,
  ski goggle, car mat, tool box, camera lens, contact lens, battery charger, phone charger
~-: pet, pet supply, dog supply, cat supply, dog, cat, animal and pet supply
~-: book, magazine, dvd, music, video game, stationery, greeting card and gift wrap
~-: tv, television, gaming, electrical, home electrical, audio, yarn, craft, crafting, sewing, party
  supply, electronics, consumer electronics, computer, camera, phone, sporting equipment, camping
  equipment, fitness equipment
~-: grocery, food and drink, food and wine, wine, chocolate, candy, vitamin, supplement, health
  care, automotive, hardware, power tool
`
