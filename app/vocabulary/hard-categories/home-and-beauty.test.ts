import { expect, it } from 'vitest'
import { readHardCases } from '../testing/read-hard-cases.ts'

it.each(
  readHardCases(`
kitchen: Home > Kitchen > Lunch Bags
kitchen: Kitchen & Dining > Lunch Boxes
kitchen: | unisex adult 669 | Insulated Lunch Tote
-: Outdoors > Camping Equipment > Sleeping Bags
-: | unisex adult 1020 | Down Sleeping Bag
-: | male adult | 3-Season Sleeping Bag
-: Gifts > Gift Cards | female
-: Home > Pets > Dog Beds
-: | female adult | E-Gift Card
storage: Home > Storage > Laundry Baskets
throws: Home > Bedding > Throws & Blankets > Throws
bed-pillows: Home > Bedding > Pillows
pillows: Home > Soft Furnishings > Cushions
pillows: Decor > Pillows
duvets: Bed Linen > Duvet Sets
sheets: Bedding > Fitted Sheets
quilts: Bedding > Bedspreads & Coverlets
comforters: Bedding > Comforters
mattresses: Furniture > Mattresses & Toppers > Mattresses
towels: Bathroom > Towels
bath-mats: Bathroom > Bath Mats
bath-accessories: Bathroom > Soap Dishes
shower-curtains: Bath > Shower Curtains
sofas: Furniture > Sofas & Armchairs > Corner Sofas
chairs: Furniture > Living Room > Armchairs
coffee-tables: Furniture > Living Room > Coffee Tables
coffee-tables: Furniture > Tables > Coffee
side-tables: Furniture > Console Tables
dining-chairs: Furniture > Dining Room > Dining Chairs
bar-stools: Furniture > Bar Stools
beds: Bedroom > Beds > Ottoman Beds
dressers: Bedroom > Chests of Drawers
nightstands: Bedroom > Bedside Tables
desks: Home Office > Desks
bookcases: Home Office > Shelving & Bookcases
outdoor-furniture: Garden > Garden Furniture
rugs: Home > Rugs & Carpets
doormats: Home > Rugs > Doormats
window-treatments: Home > Curtains & Blinds > Roman Blinds
table-lamps: Lighting > Table & Floor Lamps > Table Lamps
accent-lighting: Lighting > Table & Floor Lamps
ceiling-lights: Lighting > Chandeliers & Pendants > Chandeliers
candles: Home > Home Fragrance > Reed Diffusers
vases: Home > Accessories > Vases
frames: Home > Accessories > Photo Frames
mirrors: Home > Accessories > Mirrors
clocks: Home > Accessories > Wall Clocks
wall-decor: Home > Wall Art & Prints > Canvas Prints
cookware: Kitchen > Cookware > Saucepans
bakeware: Kitchen > Bakeware > Cake Tins
cutlery: Kitchen > Knives > Knife Blocks
kitchen-linens: Kitchen > Tea Towels & Oven Gloves
small-appliances: Kitchen > Electricals > Kettles & Toasters
dinnerware: Dining > Mugs & Cups
glassware: Dining > Glasses > Wine Glasses
flatware: Dining > Cutlery Sets
serveware: Dining > Serving Dishes & Platters
table-linens: Dining > Tablecloths & Napkins
carry-on-luggage: Luggage > Cabin Bags
suitcases: Travel > Suitcases > Check-In Suitcases
travel-accessories: Travel > Packing Cubes
outdoor-furniture: | | Teak Adirondack Chair
pillows: | unisex adult 4454 | Tassel Lumbar Pillow
masks: Beauty > Skincare > Masques
masks: Beauty > Face > Masks & Masques
masks: | | Purifying Clay Masque
cleansers: Beauty > Skincare > Cleansers & Toners > Face Wash
moisturizers: Skincare > Moisturisers > Night Creams
serums-and-treatments: Beauty > Skin Care > Serums & Oils > Face Oils
eye-care: Beauty > Skincare > Eye Creams
sun-care: Beauty > Suncare > Self Tan
face-makeup: Beauty > Make-Up > Foundation & Concealer
face-makeup: Makeup > Face > Blush
eye-makeup: Makeup > Eyes > Mascara
eye-makeup: Makeup > Eyes > Brows
lip-makeup: Makeup > Lips
lip-makeup: Makeup > Lips > Lip Glosses
nails: Beauty > Nails > Nail Polishes
makeup-brushes: Beauty > Tools & Brushes
makeup-brushes: Beauty > Makeup > Brushes & Applicators > Makeup Brushes
hair-tools: Beauty > Hair > Hair Dryers
shampoo: Beauty > Haircare > Shampoos
conditioner: Beauty > Haircare > Conditioners & Masks > Conditioners
hair-styling: Beauty > Hair > Styling Products
bath-and-body: Beauty > Body > Body Lotions
bath-and-body: Toiletries > Bath & Shower
bath-and-body: Beauty > Bath & Body > Hand Soaps
fragrance: Beauty > Fragrance > Women's Fragrance
mens-cologne: Beauty > Fragrance > Men's Fragrance
mens-cologne: Beauty > Fragrance > Aftershaves
mens-skin-care: Beauty > Men's > Skincare
mens-shaving: Beauty > Mens Grooming > Beard Care
womens-beauty: Beauty
makeup: Health & Beauty > Make Up
fragrance: | female 479 | Eau de Parfum
mens-cologne: | male 479 | Eau de Toilette
skin-care: | unisex 567`),
)('PR1 places $line', ({ found, expected }) => {
  expect(found).toBe(expected)
})
