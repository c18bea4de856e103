/**
 * Clothes that shops in India, Pakistan and Bangladesh sell under local
 * names. Our tree has no node for a saree or a sherwani, so these map to
 * the nearest ancestor. The format is documented in category-kinds.ts.
 */
export const southAsian = `
~womens-clothes mens-clothes: ethnic wear, ethnicwear, indian wear, indianwear, western wear,
  westernwear, indo western, indo western wear, festive wear, traditional wear, fusion wear, winter
  wear, winterwear, summer wear
womens-clothes: saree, sari, half saree, ready to wear saree, pre stitched saree, langa voni
womens-clothes: lehenga, lehenga choli, lehanga, ghagra choli, chaniya choli, ghagra, pattu pavadai,
  sharara, gharara
womens-clothes: salwar suit, salwar kameez, shalwar kameez, punjabi suit, patiala suit, churidar
  suit, anarkali suit, anarkali suit set, salwar suit set, anarkali set, anarkali kurta set,
  straight kurta set, sharara suit, gharara suit, sharara set, gharara set, palazzo suit, palazzo
  set, straight suit, pakistani suit, dress material, unstitched suit, lawn suit, suit material,
  abaya, jilbab, burka, kurti set, draped saree
womens-clothes mens-clothes: kurta set, kurta suit, kurta suit set, kurta pajama, kurta pyjama,
  kurta pajama set, kurta pyjama set, kurta churidar, dhoti kurta, dhoti kurta set, kurta dhoti set,
  kurta jacket set, kurta waistcoat set, suit kurta set
mens-clothes: pathani suit, pathani, pathani kurta set, jodhpuri set
tunics mens-shirts: kurta, kurtha
tunics: kurti, kurthi, kaftan kurta, a line kurta, anarkali kurta
dresses: anarkali, anarkali dress, anarkali gown, indo western gown
mens-suits: sherwani, achkan, indo western sherwani, jodhpuri suit, bandhgala suit
mens-blazers-and-sport-coats: nehru jacket, modi jacket, bandhgala, bandhgala jacket, jodhpuri
  jacket, jodhpuri, bandi jacket, bandi, nehru waistcoat
scarves: dupatta, chunni, odhni
scarves: stole and dupatta, dupatta and stole
blouses: choli, saree blouse, readymade blouse
camisoles: petticoat, saree petticoat, saree shapewear
wide-leg-pants: palazzo
womens-pants mens-pants: salwar, patiala, patiala salwar, harem pants, bottomwear, bottom wear
leggings mens-pants: churidar, churidar legging
mens-pants: dhoti, lungi, veshti, mundu, dhoti pants
pajamas mens-sleepwear: night suit, nightsuit
pajamas: 
~womens-tops mens-shirts: topwear, top wear, upperwear
~womens-intimates mens-underwear-and-socks: innerwear, inner wear, innerwear and nightwear
flats mens-slip-ons-shoes: jutti, juti, mojari, mojri, nagra
flat-sandals mens-sandals: kolhapuri, kolhapuri chappal, kolhapuri sandal
sandals mens-sandals: chappal
earrings: jhumka, jhumki, chandbali, bali earring, sui dhaga
*bracelets mens-bracelets: kada, kara
bracelets: chura, bangle set
necklaces: mangalsutra, rani haar, haar
jewelry: maang tikka, mang tikka, matha patti, mathapatti, nose pin, nose ring, nath, toe ring,
  payal, borla, passa, bajuband, kamarbandh, haath phool, bindi, temple jewelry
clutches: potli, potli bag, batwa
makeup: sindoor, kumkum
eye-makeup: kajal, kohl, surma
*fragrance mens-cologne: attar, ittar
hair-care: hair mehendi
`
