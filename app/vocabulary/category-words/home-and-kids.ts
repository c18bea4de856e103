/** category-kinds.ts documents the format. */
export const homeAndKids = `
~living: living, home and garden, home and living, homeware, home furnishing, home, houseware, home
  and kitchen, house and home, home and furniture, home and gift, soft furnishing, home accessory,
  home textile, home and lifestyle
~furniture: furniture, cabinet, table, furniture table, home and office furniture
living-room-furniture: living room furniture, room divider
~living-room-furniture: living room
sofas: sofa, couch, loveseat, sectional, settee, sofa bed, sleeper sofa, corner sofa, sofas and
  armchairs, futon, chesterfield, 3 seater sofa, 2 seater sofa, sectional sofa
chairs: chair, armchair, accent chair, lounge chair, recliner, rocking chair, swivel chair, chaise,
  chaise lounge, wingback chair, papasan chair, folding chair, hanging chair, rocker, glider
coffee-tables: coffee table, cocktail table
side-tables: side table, end table, accent table, console table, nesting table, nest of tables, sofa
  table, pedestal table, drink table
ottomans: ottoman, stool, pouf, footstool, pouffe, hassock, vanity stool, bean bag
media-furniture: tv stand, media console, media unit, tv unit, entertainment center, tv cabinet,
  media cabinet
bedroom-furniture: bedroom furniture, bedroom set, dressing table, vanity table, makeup vanity
~bedroom-furniture: bedroom
beds: bed, bed frame, headboard, daybed, platform bed, bunk bed, divan, divan bed, ottoman bed,
  trundle bed, upholstered headboard, canopy bed, storage bed
dressers: dresser, chest of drawers, wardrobe, armoire, chest
nightstands: nightstand, bedside table, bedside cabinet, bedside chest
benches: bench, storage bench, entryway bench
mattresses: mattress, mattress topper
dining-furniture: dining furniture, dining set, bar cart, kitchen island, kitchen cart, dining table
  and chairs, bar cabinet
~dining-furniture: dining room
dining-tables: dining table, kitchen table, extending dining table, dining room table
dining-chairs: dining chair, side chair, dining room chair, dining bench
bar-stools: bar stool, counter stool, barstool, table and bar stool
sideboards: sideboard, buffet, credenza, china cabinet, hutch, display cabinet
office-furniture: office furniture, office chair, desk chair, gaming chair, file cabinet, filing
  cabinet, task chair
~office-furniture: home office, office
desks: desk, writing desk, standing desk, computer desk, secretary desk
bookcases: bookcase, bookshelf, shelving, wall shelf, shelf, shelving unit, floating shelf, ladder
  shelf, etagere
outdoor-furniture: outdoor furniture, patio furniture, garden furniture, adirondack chair, outdoor
  chair, outdoor table, patio chair, outdoor sofa, sun lounger, garden bench, patio set, outdoor
  dining set, garden chair, outdoor bench, patio table, hammock, patio umbrella, garden table,
  bistro set, outdoor lounge chair, deck chair, outdoor sectional, garden parasol, outdoor rocking
  chair
~outdoor-furniture: outdoor, patio, garden, outdoor and garden, garden and outdoor, outdoor living

~bedding: bedding, linens and bedding, bed linen, bed and bath, bedlinen, linen, bedroom linen, bed
  and mattress
bedding: crib skirt, cot skirt, day bed skirt
bedding: pillow sham, sham, bedding set, bed set, mattress protector, mattress pad, bed skirt,
  valance sheet, comforter and quilt, bed in a bag, bedding bundle, mattress cover
duvets: duvet, duvet cover, duvet set, duvet cover set, duvet insert, doona, duvet covers and sets
sheets: sheet set, bed sheet, fitted sheet, flat sheet, pillowcase, sheets and pillowcases, pillow
  case, oxford pillowcase, percale sheet, sateen sheet, jersey sheet, deep fitted sheet
~sheets: sheet
quilts: quilt, coverlet, bedspread, quilt set, quilts and coverlets
comforters: comforter, comforter set, down comforter, down alternative comforter
bed-pillows: bed pillow, bedding pillow, sleeping pillow, memory foam pillow, down pillow, body
  pillow, pillow protector
blankets blankets nursery: blanket, weighted blanket, electric blanket, fleece blanket
~bath: bath, bathroom, bathroom accessory, bed bath, bath and laundry
bath-accessories: soap dispenser, bath accessory, toothbrush holder, shower caddy, towel rail, towel
  rack, toilet brush, bath caddy, soap dish, bath tray, toilet roll holder, shower head, bathroom
  bin, bathroom mirror, towel bar
towels: towel, bath towel, hand towel, towel set, washcloth, bath sheet, beach towel, towels and
  bath mats, face cloth, towel bale, turkish towel, hooded towel, wash cloth
bath-mats: bath mat, bathmat, bath rug, bath mats and rugs, pedestal mat
shower-curtains: shower curtain, shower curtain liner

~accents: decor, home decor, home accent, decorative accessory, accents, decoration, ornament, home
  decoration, decorative accent, seasonal decor, holiday decor, christmas decoration, christmas
accents: figurine, sculpture, decorative object, wreath, garland, artificial flower, faux plant,
  christmas ornament, tree skirt, christmas stocking, snow globe, bookend, decorative bowl,
  decorative tray, photo album, wallpaper, slipcover, jewelry dish, trinket dish, sofa cover,
  statue, faux flower, artificial plant, garden ornament, bauble, advent calendar, ring dish, ring
  holder
pillows: throw pillow, cushion, pillow, decorative pillow, pillow cover, cushion cover, scatter
  cushion, lumbar pillow, floor cushion, pillows and throws, cushion pad, chair pad, bolster, seat
  cushion, outdoor pillow, outdoor cushion, velvet square, accent pillow
throws: throw, throw blanket, throws and blankets, chunky knit throw, faux fur throw
mirrors: mirror, wall mirror, floor mirror, full length mirror
vases: vase, planter, bud vase, plant pot, flower pot, pots and planters, flower vase
candles: candle, diffuser, home fragrance, reed diffuser, candle holder, candles and home fragrance,
  candlestick, wax melt, incense, room spray, lantern, tealight holder, candles and diffusers,
  votive, scented candle, tea light, candle set, candles and candle holders, oil burner
frames: picture frame, photo frame, frames and albums
clocks: clock, wall clock, alarm clock, mantel clock
wall-decor: wall art, wall decor, art print, poster, wall hanging, canvas print, artwork, print wall
  art, tapestry, wall sticker, canvas art, framed print, art, painting, prints and posters, wall
  sculpture, framed art
window-treatments: curtain, drape, window treatment, curtain panel, window blind, roman shade, roman
  blind, roller blind, curtains and blinds, blackout curtain, curtain rod, curtains and drapes,
  valance, curtain pole, sheer curtain, blind, venetian blind, window panel
~storage: storage, storage and organization, home storage, storage and laundry, organization,
  laundry, closet organization, household supply, cleaning
storage: coat hook, boot tray, wedding dress box
storage: basket, storage box, hamper, storage basket, laundry basket, storage bin, clothes hanger,
  hanger, shoe rack, coat rack, jewelry organizer, drawer organizer, closet organizer, garment rack,
  laundry hamper, umbrella stand, wall hook, waste basket, trash can, rope bin, toy storage, makeup
  organizer, clothes airer, ironing board, coat stand, magazine rack, ironing board cover, bin, shoe
  cabinet, shoe storage, storage bag
~accent-lighting: lighting, light, lamps and lighting, indoor lighting, lamps and shades
accent-lighting: lamp, wall sconce, sconce, light fixture, wall light, night light, string light,
  lamp shade, lampshade, fairy light, light bulb, outdoor light, nightlight, wall lamp, picture
  light, lamp base
table-lamps: table lamp, desk lamp, bedside lamp, touch lamp, task lamp
floor-lamps: floor lamp, arc lamp, standard lamp, tripod floor lamp
ceiling-lights: pendant light, ceiling light, chandelier, pendant lamp, flush mount, pendant
  lighting, semi flush mount, pendant shade, ceiling lamp
rugs: rug, carpet, rugs and carpets, kilim, sheepskin rug, outdoor rug, sheepskin
area-rugs: area rug
runners: runner rug, hall runner, rug runner, stair runner
doormats: doormat, door mat

~kitchen: kitchen, kitchenware, kitchen tool, kitchen and cookware, cookshop, kitchen and tabletop,
  kitchen essential, cooking, cooking and baking, food storage, kitchen storage
kitchen: cutting board, chopping board, kitchen scale, can opener, mixing bowl, spatula, kitchen
  utensil, utensil set, storage jar, spice rack, food container, food storage container, canister,
  dish rack, colander, grater, peeler, rolling pin, measuring cup, tongs, whisk, salad spinner,
  bread bin, corkscrew, cookie jar, kitchen organizer, thermos, travel mug, flask, cooler bag, cool
  bag, cool box, picnic basket, salt and pepper mill, pepper mill, paper towel holder
kitchen kitchen handbags: lunch bag, lunch box, lunchbox, lunch tote, lunch pack, bento, bento box,
  bento lunch box, water bottle, insulated lunch bag, lunch kit, drinks bottle, lunch bags and water
  bottles, snack box
cookware: cookware, saucepan, frying pan, skillet, dutch oven, casserole, stockpot, cookware set,
  fry pan, saute pan, cocotte, wok, griddle pan, casserole dish, pans and cookware, pots and pans,
  stock pot, grill pan, pan, pan set, omelette pan, tagine, pressure cooker pan, crepe pan, cast
  iron skillet, steamer
bakeware: bakeware, baking dish, loaf pan, cake pan, baking sheet, muffin pan, cake tin, baking
  tray, roasting tin, roasting pan, pie dish, cookie sheet, ramekin, bakeware set, springform pan,
  bundt pan, loaf tin, pizza stone, cookie cutter, baking mat, cupcake tin
cutlery: knife set, kitchen knife, chef knife, knife block, knife, knives and cutlery, bread knife,
  paring knife, knife sharpener, santoku, cleaver, steak knife
small-appliances: toaster, kettle, blender, coffee maker, stand mixer, small appliance, kitchen
  appliance, espresso machine, food processor, air fryer, microwave, slow cooker, juicer, coffee
  machine, waffle maker, rice cooker, hand mixer, coffee grinder, electric kettle, toaster oven,
  pressure cooker, vacuum cleaner, iron, garment steamer, humidifier, milk frother, fan heater
kitchen-linens: tea towel, apron, kitchen towel, dish towel, oven mitt, kitchen linen, oven glove,
  pot holder, dish cloth, kitchen textile
~living: kitchen and dining, dining and kitchen, cook and dine
~dining: dining, tableware, tabletop, dining and entertaining, dine, entertaining
dinnerware: dinnerware, plate, bowl, dinner set, mug, dinner plate, dinnerware set, side plate,
  pasta bowl, cup and saucer, teapot, cereal bowl, tea set, cup, crockery, soup bowl, egg cup,
  dessert plate, tea cup, espresso cup, mugs and cups, salad plate, coffee cup, mug set, dinnerware
  and serveware
glassware: glassware, wine glass, tumbler, decanter, carafe, champagne flute, highball glass,
  drinking glass, barware, coupe glass, gin glass, glass, cocktail glass, tumblers and glasses, hi
  ball, whisky glass, ice bucket, cocktail shaker, drinkware, beer glass, flute, martini glass, wine
  glasses and tumblers, gin glasses, coaster, champagne glass, wine stopper, bar tool, shot glass,
  goblet
flatware: flatware, cutlery set, flatware set, spoon, fork, teaspoon, steak knife set, chopsticks
serveware: serveware, serving bowl, platter, serving tray, cheese board, serving platter, cake
  stand, pitcher, tray, salad bowl, jug, gravy boat, serving dish, butter dish, chip and dip, salad
  server, sugar bowl, tureen, cake dome, serving board, water jug, creamer
table-linens: table skirt
window-treatments: curtain ring
table-linens: tablecloth, napkin, placemat, table linen, table runner, napkin ring, place mat, cloth
  napkin, tablecloth and napkin

~luggage: luggage, luggage and bags, travel, luggage and travel, travel and luggage, suitcases and
  luggage
luggage: garment bag, suit carrier, trunk, luggage cover
carry-on-luggage: carry on, carry on luggage, cabin suitcase, cabin case, carry on suitcase, cabin
  luggage, cabin bag, carry on bag
suitcases: suitcase, trolley case, checked luggage, check in suitcase, checked suitcase, spinner, 4
  wheel spinner, hard shell suitcase, large suitcase, trolley bag, upright suitcase
luggage-sets: luggage set, suitcase set
travel-accessories: travel accessory, packing cube, passport holder, luggage tag, passport cover,
  toiletry bag, wash bag, dopp kit, travel pillow, neck pillow, sponge bag, cosmetic case, train
  case, vanity case, luggage strap, travel adapter, travel bottle, toiletry case, travel organizer,
  shoe bag, travel pouch

~kids: kids, kids and baby, baby and kids, children
~baby: baby, baby and toddler, layette and baby
~baby-clothes: baby clothing, baby clothes, baby and toddler clothing
baby-clothes: babygrow, babygro, sleepsuit, footed sleeper, baby bodysuit, baby romper, bloomers,
  bib set, jhabla, footie, side snap bodysuit, rompers and bodysuits, sleepsuits and bodysuits,
  bubble romper, zip sleeper, sleep gown, baby gown
baby-shoes: baby shoe, baby bootie, crib booty, soft sole bootie
baby-gear: stroller, car seat, baby carrier, diaper bag, changing bag, high chair, baby gear, pram,
  pushchair, nursing pillow, bib, baby bottle, pacifier, breast pump, playpen, bouncer, baby
  bouncer, baby swing, baby bath, diaper, nappy, travel system, baby monitor, baby walker, changing
  mat, sippy cup, burp cloth, teether, diaper backpack, nappy bag, diaper tote, booster seat, buggy,
  baby wrap carrier, dummy clip, potty, jogging stroller, changing clutch, muslin cloth, bibs and
  burp cloths, baby feeding, nursing cover
nursery: nursery, crib, changing table, bassinet, crib sheet, baby blanket, cot bed, moses basket,
  swaddle, swaddle blanket, receiving blanket, cot, cot bedding, cot sheet, cot bumper, crib
  bedding, cot mattress, crib mattress, nursery bedding, nursery decor, swaddle sack, muslin
  swaddle, baby sleeping bag, sleep sack, sleepsack, baby bedding, toddler bed, crib mobile, baby
  mobile, cellular blanket, growbag, nursery furniture, cotbed, muslin blanket, baby furniture, toy
  chest, travel cot, cot quilt
toys: toy, toys and games, doll, puzzle, plush toy, board game, soft toy, stuffed animal, building
  block, play kitchen, toy set, play set, jigsaw, jigsaw puzzle, teddy bear, teddy, game, card game,
  action figure, toy car, playset, dolls and teddies, craft kit, scooter, ride on, play tent, doll
  house, dollhouse, wooden toy, bath toy, plush, plush rabbit, rattle, baby toy, slime, trampoline,
  swing set, kite, train set, rag doll, games and puzzles, activity toy, balance bike, activity gym,
  doll clothes
`
