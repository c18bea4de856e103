/** category-kinds.ts documents the format. */
export const shoesAndBags = `
womens-shoes mens-shoes: shoe, footwear, boat shoe, comfort shoe, casual shoe, work shoe, wide fit
  shoe, walking shoe, nurse shoe, school shoe, bowling shoe, desert shoe
womens-shoes mens-shoes: crib shoe, pram shoe, first walker, prewalker, jelly shoe, aqua sock, water
  shoe
~womens-shoes mens-shoes: soft sole
boots mens-boots: boot, cowboy boot, western boot, shoe boot
ankle-boots mens-boots: ankle boot, chelsea boot, combat boot, lace up boot, biker boot, hiker boot,
  chelsea, flat boot
ankle-boots: bootie, ankle boots and booties, shootie, heeled boot
mens-boots: chukka boot, chukka, work boot, desert boot, dealer boot
knee-high-boots mens-boots: knee boot, riding boot
knee-high-boots: knee high boot, tall boot, knee high, wide calf boot
over-the-knee-boots: over the knee boot, thigh high boot, over the knee, thigh boot
rain-and-winter-boots mens-boots: rain boot, wellington, wellington boot, snow boot, winter boot,
  wellies, welly boot, gumboot, duck boot, cold weather boot
pumps: pump, heel, court shoe, pumps and heels, stiletto, slingback, slingback pump, court,
  slingback court, heeled shoe
high-heel-pumps: high heel, high heel pump, platform heel
low-heel-pumps: kitten heel, kitten heel pump, low heel pump, mid heel
evening-shoes: evening shoe, bridal shoe, wedding shoe, party shoe, occasion shoe
womens-shoes mens-lace-up-shoes: dress shoe, oxford and lace up, oxfords and brogues, formal shoe,
  smart shoe
flats: flat, flat shoe, mary jane, pointed flat
ballet-flats: ballet flat, ballerina, ballet shoe, ballet pump, ballet slipper
loafers mens-slip-ons-shoes: loafer, moccasin, slip on, slip on shoe, driving shoe, loafers and slip
  ons, driver, driving moccasin, penny loafer, slip ons and loafers
oxfords mens-lace-up-shoes: oxford, oxford shoe, brogue, brogue shoe, derby, derby shoe, lace up
  shoe, monk strap, lace up, monk shoe, cap toe shoe, wingtip, wing tip, cap toe oxford, toe cap
espadrilles mens-slip-ons-shoes: espadrille
sandals mens-sandals: sandal, slide, flip flop, slide sandal, pool slide, slider, jelly sandal,
  fisherman sandal, sports sandal
heeled-sandals: heeled sandal, high heel sandal, strappy heel, block heel sandal, kitten heel sandal,
  stiletto sandal, slingback sandal
flat-sandals mens-sandals: flat sandal, thong sandal, footbed sandal
flat-sandals: gladiator sandal, toe post sandal
womens-sneakers mens-sneakers: sneaker, trainer, high top, low top, high top sneaker, hi top,
  plimsoll, canvas shoe, tennis sneaker, sneakers and trainers, sneakers and slip ons, canvas pump,
  court trainer
womens-athletic-shoes mens-athletic-shoes: running shoe, runner, athletic shoe, training shoe,
  hiking shoe, tennis shoe, trail runner, trail shoe, hiking boot, running sneaker, golf shoe,
  basketball shoe, walking boot, cleat, soccer cleat, football boot, spike, sports shoe, retro
  runner, gym shoe, walking sneaker
mules-and-clogs mens-slip-ons-shoes: mule, clog, mules and clogs
platforms: platform shoe
~platforms: platform
wedges: wedge, wedge sandal, wedge heel, wedge shoe
womens-slippers mens-slippers: slipper, slipper boot, moccasin slipper, mule slipper, house shoe,
  slipper bootie
womens-accessories mens-accessories: shoe accessory, shoelace, insole, shoe care, shoe polish, shoe
  tree, heel cushion, heel grip, heel pad, heel liner, sneaker cleaner, shoe cleaner, boot cleaner,
  shoe horn, gaiter, shoe charm, bag strap, shoulder strap, guitar strap

*handbags mens-bags: bag, handbag, purse, bags and purses, handbags and purses, bags and handbags,
  grab bag, sling, bags and wallets, designer bag, flight bag
*tote-bags mens-totes: tote, tote bag, shopper bag, shopper, shopping tote, totes and shopper,
  shopping bag, beach bag, canvas bag
*shoulder-bags mens-bags: shoulder bag, baguette bag, top handle bag, baguette, top handle, crescent
  bag, saddle bag, flap bag
*crossbody-bags mens-messenger-bags: crossbody, crossbody bag, cross body bag, camera bag, cross
  body, phone bag
*crossbody-bags mens-bags: belt bag, sling bag, fanny pack, bum bag, bumbag, waist bag, waist pack,
  hip pack, hip bag
*satchels mens-messenger-bags: messenger bag, messenger
*satchels mens-business-bags: satchel, satchel bag
*handbags mens-business-bags: briefcase, laptop bag, business bag, document case, work bag,
  portfolio bag, laptop tote, computer bag, attache case
hobo-bags: hobo, hobo bag
bucket-bags: bucket bag
*clutches mens-bags: clutch, clutch bag, pouch, wristlet, envelope clutch, clutches and pouches, zip
  pouch
evening-bags: evening bag, minaudiere, party bag
backpacks mens-backpacks: backpack, rucksack, school bag, schoolbag, bookbag, book bag, drawstring
  bag, gym sack, rolling backpack
duffels-and-weekenders mens-duffel-bags: duffel, duffle, weekender, weekend bag, holdall, duffel
  bag, duffle bag, gym bag, duffels and weekenders, overnight bag, sports bag, travel bag
wallets mens-wallets: wallet, cardholder, card holder, card case, wallets and card cases, wallets
  and money clips, passport wallet, wallets and small leather goods, small leather goods, travel
  wallet, rfid wallet, business card case, purses and wallets, wallets and purses, trifold wallet,
  trifold, slg
wallets: coin purse, continental wallet, zip around wallet, zip round purse, purse wallet, coin
  pouch
mens-wallets: money clip, bifold, billfold, bifold wallet, billfold wallet
`
