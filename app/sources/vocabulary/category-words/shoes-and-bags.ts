/** The format is told in category-kinds.ts. */
export const shoesAndBags = `
womens-shoes mens-shoes: shoe, footwear, brogue shoe
boots mens-boots: boot
ankle-boots mens-boots: ankle boot, chelsea boot, combat boot
ankle-boots: bootie, ankle boots and booties
mens-boots: chukka boot, chukka, work boot, desert boot
knee-high-boots mens-boots: knee boot, riding boot
knee-high-boots: knee high boot, tall boot
over-the-knee-boots: over the knee boot, thigh high boot
rain-and-winter-boots mens-boots: rain boot, wellington, snow boot, winter boot, wellies
pumps: pump, heel, court shoe, pumps and heels, stiletto, slingback, slingback pump
high-heel-pumps: high heel, high heel pump
low-heel-pumps: kitten heel, kitten heel pump, low heel pump
evening-shoes: evening shoe, bridal shoe, wedding shoe
mens-lace-up-shoes: dress shoe, oxford and lace up, cap toe shoe, wingtip
flats: flat, flat shoe, mary jane
ballet-flats: ballet flat, ballerina, ballet shoe, ballet pump
loafers mens-slip-ons-shoes: loafer, moccasin, slip on, slip on shoe, driving shoe, loafers and slip ons
oxfords mens-lace-up-shoes: oxford, oxford shoe, brogue, derby, derby shoe, lace up shoe, monk strap, lace up
espadrilles mens-slip-ons-shoes: espadrille
sandals mens-sandals: sandal, slide, flip flop, slide sandal
heeled-sandals: heeled sandal, high heel sandal
flat-sandals mens-sandals: flat sandal
flat-sandals: gladiator sandal
womens-sneakers mens-sneakers: sneaker, trainer, high top, low top, high top sneaker
womens-athletic-shoes mens-athletic-shoes: running shoe, runner, athletic shoe, training shoe, hiking shoe, tennis shoe, trail runner, trail shoe, hiking boot, running sneaker, golf shoe, basketball shoe
mules-and-clogs mens-slip-ons-shoes: mule, clog, mules and clogs
platforms: platform shoe
~platforms: platform
wedges: wedge, wedge sandal
womens-slippers mens-slippers: slipper

*handbags mens-bags: bag, handbag, purse, bags and purses, handbags and purses, bags and handbags
*tote-bags mens-totes: tote, tote bag, shopper bag, shopper, shopping tote
*shoulder-bags mens-bags: shoulder bag, baguette bag, top handle bag, baguette
*crossbody-bags mens-messenger-bags: crossbody, crossbody bag, cross body bag, camera bag
*crossbody-bags mens-bags: belt bag, sling bag
mens-messenger-bags: messenger bag, messenger
*satchels mens-business-bags: satchel
mens-business-bags: briefcase, laptop bag, business bag
hobo-bags: hobo, hobo bag
bucket-bags: bucket bag
clutches: clutch, clutch bag, pouch
evening-bags: evening bag, minaudiere
backpacks mens-backpacks: backpack, rucksack
duffels-and-weekenders mens-duffel-bags: duffel, duffle, weekender, weekend bag, holdall, duffel bag, duffle bag, gym bag, duffels and weekenders
wallets mens-wallets: wallet, cardholder, card holder, card case, wallets and card cases, wallets and money clips, passport wallet
wallets: coin purse, continental wallet, zip around wallet
mens-wallets: money clip, bifold, billfold, bifold wallet
`
