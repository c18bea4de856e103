/** The format is told in category-kinds.ts. */
export const accessoriesAndBeauty = `
~womens-accessories mens-accessories: accessory, clothing accessory, fashion accessory
*jewelry mens-jewelry: jewelry, jewellery, jewelry set, fine jewelry
*necklaces mens-necklaces: necklace, pendant, choker, pendant necklace, locket, chain
*earrings mens-jewelry: earring, stud earring, hoop earring, ear cuff, hoop, stud
*rings mens-rings: ring, engagement ring, eternity ring
rings mens-rings: signet ring, signet
*bracelets mens-bracelets: bracelet, bangle, cuff bracelet, cuff
*jewelry mens-jewelry: anklet
brooches-and-pins: brooch, lapel pin, brooches and pins
~brooches-and-pins: pin
charms: charm, charms and pendants, charm bead
mens-cuff-links: cufflink, cuff link
watches mens-watches: watch, smartwatch, chronograph
sunglasses mens-sunglasses: sunglasses, aviators
eyewear mens-eyewear: eyewear, eyeglasses, optical frame, reading glasses, blue light glasses, eyeglass frame
~eyewear mens-eyewear: glasses
scarves mens-scarves: scarf, shawl, scarves and wraps, scarves and shawls, stole, bandana, snood, scarves and gloves
scarves: headscarf, pashmina
hats mens-hats: hat, beanie, cap, beret, fedora, baseball cap, bucket hat, headwear, sun hat, hats and caps
gloves mens-gloves: glove, mitten, gloves and mittens
belts mens-belts: belt
mens-ties: tie, necktie, bow tie, pocket square, ties and pocket squares, tie clip, tie bar
hair-accessories: hair accessory, headband, hair clip, scrunchie, barrette, hair tie, hair pin, claw clip
tech-accessories mens-tech-accessories: phone case, tech accessory, tablet case, laptop case, laptop sleeve, airpods case, watch band
key-chains mens-accessories: keychain, key chain, key ring, key fob, key holder
umbrellas mens-accessories: umbrella

~womens-beauty: beauty, cosmetic, personal care, health and beauty, beauty and personal care
~mens-grooming: grooming
*makeup mens-grooming: makeup, make up, makeup set, makeup palette
face-makeup: foundation, concealer, blusher, bronzer, face powder, highlighter, face primer, face makeup, setting powder, setting spray, cream blush, powder blush, tinted moisturizer
~face-makeup: blush, primer, powder, face
eye-makeup: mascara, eyeliner, eyeshadow, eye shadow, brow pencil, brow gel, eyebrow pencil, eyeshadow palette, eye makeup, shadow palette
lip-makeup: lipstick, lip gloss, lip liner, lip balm, lip makeup, lip tint, lip color, lip colour, lip oil
makeup-brushes: makeup brush, brush set, blending sponge, brushes and tools, makeup tool, cosmetic tool, beauty tool, tools beauty, foundation brush, powder brush
*skin-care mens-skin-care: skincare, skin care, toner, face mist, exfoliator, exfoliant, skincare set
*cleansers mens-skin-care: cleanser, face wash, facial cleanser, micellar water, cleansing balm, cleansing oil, makeup remover
*moisturizers mens-skin-care: moisturizer, moisturiser, face cream, day cream, night cream, lotion and moisturizer, gel cream, facial moisturizer
*serums-and-treatments mens-skin-care: serum, face oil, retinol, peel, serums and treatments, facial oil, ampoule
eye-care: eye cream, eye care, eye serum, eye gel, eye mask
*masks mens-skin-care: face mask, sheet mask, clay mask, sleeping mask, masks and peels
*sun-care mens-skin-care: sunscreen, sun cream, sun care, spf, sunblock
*hair-care mens-hair-care: hair care, haircare, shampoo and conditioner
*shampoo mens-hair-care: shampoo
*conditioner mens-hair-care: conditioner, hair mask, hair conditioner
*hair-styling mens-hair-care: hair spray, hairspray, styling cream, hair styling, pomade, hair oil, styling gel, hair gel, hair cream, hair serum
hair-tools: hair dryer, hairdryer, hair straightener, curling iron, hair brush, hairbrush, styling tool, hair tool, flat iron, hair styling tool, tools hair care
*fragrance mens-cologne: fragrance, perfume, eau de parfum, eau de toilette, perfume and cologne, parfum, fragrance mist, extrait de parfum
mens-cologne: cologne, aftershave
*bath-and-body mens-body-care: bath and body, body lotion, body wash, body cream, hand cream, shower gel, bath oil, body oil, body scrub, bar soap, hand soap, hand wash, deodorant, bath salt, body butter, bath bomb, body care, soap
nails: nail polish, nail care, manicure, nail lacquer, nails, nail color
mens-shaving: shaving, razor, shaving cream, beard oil, shave gel, shaving and grooming, beard balm, shaver
`
