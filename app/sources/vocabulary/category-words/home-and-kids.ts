/** The format is told in category-kinds.ts. */
export const homeAndKids = `
~living: living, home and garden, home and living, homeware, home furnishing, home, houseware, home and kitchen, house and home
~furniture: furniture, cabinet, table, furniture table
living-room-furniture: living room furniture
sofas: sofa, couch, loveseat, sectional, settee, sofa bed, sleeper sofa
chairs: chair, armchair, accent chair, lounge chair, recliner, rocking chair, swivel chair, chaise
coffee-tables: coffee table, cocktail table
side-tables: side table, end table, accent table, console table
ottomans: ottoman, stool, pouf, footstool
media-furniture: tv stand, media console, media unit, tv unit, entertainment center
bedroom-furniture: bedroom furniture
beds: bed, bed frame, headboard, daybed, platform bed, bunk bed
dressers: dresser, chest of drawers, wardrobe, armoire
nightstands: nightstand, bedside table
benches: bench
mattresses: mattress, mattress topper
dining-furniture: dining furniture, dining set
dining-tables: dining table
dining-chairs: dining chair, side chair
bar-stools: bar stool, counter stool, barstool
sideboards: sideboard, buffet, credenza
office-furniture: office furniture, office chair
desks: desk, writing desk
bookcases: bookcase, bookshelf, shelving, wall shelf, shelf, shelving unit
outdoor-furniture: outdoor furniture, patio furniture, garden furniture, adirondack chair, outdoor chair, outdoor table, patio chair

~bedding: bedding, linens and bedding, bed linen, bed and bath
bedding: pillow sham, sham, bedding set, bed set
duvets: duvet, duvet cover, duvet set, duvet cover set
sheets: sheet set, bed sheet, fitted sheet, flat sheet, pillowcase
~sheets: sheet
quilts: quilt, coverlet, bedspread, quilt set
comforters: comforter, comforter set
bed-pillows: bed pillow, bedding pillow, sleeping pillow
blankets: blanket
~bath: bath, bathroom, bathroom accessory
bath-accessories: soap dispenser, bath accessory, toothbrush holder, shower caddy
towels: towel, bath towel, hand towel, towel set, washcloth, bath sheet, beach towel
bath-mats: bath mat, bathmat, bath rug
shower-curtains: shower curtain

~accents: decor, home decor, home accent, decorative accessory, accents
pillows: throw pillow, cushion, pillow, decorative pillow, pillow cover, cushion cover, scatter cushion
throws: throw, throw blanket
mirrors: mirror
vases: vase, planter, bud vase
candles: candle, diffuser, home fragrance, reed diffuser, candle holder, candles and home fragrance
frames: picture frame, photo frame
clocks: clock, wall clock, alarm clock
wall-decor: wall art, wall decor, art print, poster, wall hanging, canvas print, artwork
window-treatments: curtain, drape, window treatment, curtain panel, window blind, roman shade
~storage: storage, storage and organization
storage: basket, storage box, hamper, storage basket, laundry basket
~accent-lighting: lighting, light, lamps and lighting
accent-lighting: lamp, wall sconce, sconce, light fixture, wall light
table-lamps: table lamp, desk lamp, bedside lamp
floor-lamps: floor lamp, arc lamp
ceiling-lights: pendant light, ceiling light, chandelier, pendant lamp, flush mount, pendant lighting
rugs: rug, carpet
area-rugs: area rug
runners: runner rug, hall runner, rug runner, runner rugs
doormats: doormat, door mat

~kitchen: kitchen, kitchenware, kitchen tool, kitchen and cookware
cookware: cookware, saucepan, frying pan, skillet, dutch oven, casserole, stockpot, cookware set, fry pan, saute pan, cocotte
bakeware: bakeware, baking dish, loaf pan, cake pan, baking sheet, muffin pan
cutlery: knife set, kitchen knife, chef knife, chefs knife, knife block, knife, knives and cutlery
small-appliances: toaster, kettle, blender, coffee maker, stand mixer, small appliance, kitchen appliance, espresso machine, food processor, air fryer
kitchen-linens: tea towel, apron, kitchen towel, dish towel, oven mitt, kitchen linen
~living: kitchen and dining, dining and kitchen
~dining: dining, tableware, tabletop, dining and entertaining
dinnerware: dinnerware, plate, bowl, dinner set, mug, dinner plate, dinnerware set, side plate, pasta bowl
glassware: glassware, wine glass, tumbler, decanter, carafe, champagne flute, highball glass, drinking glass, barware, coupe glass
flatware: flatware, cutlery set, flatware set
serveware: serveware, serving bowl, platter, serving tray, cheese board, serving platter, cake stand, pitcher
table-linens: tablecloth, napkin, placemat, table linen, table runner, napkin ring

~luggage: luggage, luggage and bags, travel
carry-on-luggage: carry on, carry on luggage, cabin suitcase, cabin case, carry on suitcase
suitcases: suitcase, trolley case, checked luggage, check in suitcase, checked suitcase
luggage-sets: luggage set, suitcase set
travel-accessories: travel accessory, packing cube, passport holder, luggage tag, passport cover, toiletry bag, wash bag, dopp kit

~kids: kids, kids and baby, baby and kids
~baby: baby, baby and toddler
~baby-clothes: baby clothing, baby clothes
baby-gear: stroller, car seat, baby carrier, diaper bag, changing bag, high chair, baby gear, pram, pushchair, nursing pillow
nursery: nursery, crib, changing table, bassinet, crib sheet, baby blanket, cot bed, moses basket
toys: toy, toys and games, doll, puzzle, plush toy, board game, soft toy, stuffed animal, building block, play kitchen, toy set, play set
`
