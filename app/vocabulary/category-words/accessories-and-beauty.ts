/** category-kinds.ts documents the format. */
export const accessoriesAndBeauty = `
~womens-accessories mens-accessories: accessory, clothing accessory, fashion accessory, jewelry and
  accessory, jewellery and accessory, cold weather accessory, winter accessory, travel and accessory
*jewelry mens-jewelry: jewelry, jewellery, jewelry set, fine jewelry, jewellery set, fashion
  jewelry, fashion jewellery, demi fine jewelry, costume jewelry, jewelry box, body jewelry
~jewelry mens-jewelry: jewelry and watch, jewellery and watch, watches and jewelry, watches and
  jewellery
*necklaces mens-necklaces: necklace, pendant, choker, pendant necklace, locket, chain, necklaces and
  pendants, initial pendant, layered pendant
*earrings mens-jewelry: earring, stud earring, hoop earring, ear cuff, hoop, stud, huggie, ear
  climber, drop earring
*rings mens-rings: ring, engagement ring, eternity ring, wedding band, wedding ring, eternity band,
  solitaire, solitaire ring, stacking ring, promise ring
rings mens-rings: signet ring, signet
*bracelets mens-bracelets: bracelet, bangle, cuff bracelet, cuff, charm bracelet, tennis bracelet,
  bracelets and bangles
*jewelry mens-jewelry: anklet
brooches-and-pins mens-jewelry: brooch, lapel pin, brooches and pins
~brooches-and-pins: pin
*charms mens-jewelry: charm, charms and pendants, charm bead
mens-cuff-links: cufflink, cuff link, shirt stud, cufflinks and studs
watches mens-watches: watch, smartwatch, chronograph, smart watch, wristwatch, chronograph watch,
  bracelet watch, bangle watch
sunglasses mens-sunglasses: sunglasses, aviators, sunnies, shades
eyewear mens-eyewear: eyewear, eyeglasses, optical frame, reading glasses, blue light glasses,
  eyeglass frame, optical, spectacles, sunglass case, glasses case, readers, round frame
~eyewear mens-eyewear: glasses, sunglasses and eyewear, sunglasses and glasses
scarves mens-scarves: scarf, shawl, scarves and wraps, scarves and shawls, stole, bandana, snood,
  scarves and gloves, hats gloves and scarves, muffler, neckerchief, blanket scarf, infinity scarf,
  neck warmer, silk square, scarves and stole
scarves: headscarf, pashmina, hijab, head scarf, wool wrap, shawls and wraps
hats mens-hats: hat, beanie, cap, beret, fedora, baseball cap, bucket hat, headwear, sun hat, hats
  and caps, visor, sun visor, trapper, trapper hat, flat cap, boater, baker boy, baker boy hat,
  bobble hat, panama, panama hat, newsboy cap, balaclava, bonnet, trilby, straw hat, cowboy hat,
  snapback, hats and hair accessory, turban, cold weather hat
hair-accessories: fascinator
gloves mens-gloves: glove, mitten, gloves and mittens, driving glove
belts mens-belts: belt, belts and suspenders, belts and braces
mens-ties: tie, necktie, bow tie, bowtie, pocket square, ties and pocket squares, tie clip, tie bar,
  ties and bow ties, ascot, cravat, ties bow ties and pocket squares, handkerchief, hanky, tie and
  pocket square set, tie set
womens-accessories mens-accessories: cummerbund, suspenders, trouser braces, skinny braces, braces,
  cummerbund set, cummerbund and bow tie set, collar stay, arm warmer, leg warmer, ear muff,
  earmuff, hand fan, sweatband, wristband, hip flask, multi tool, face mask accessory, face
  covering, cotton face mask, reusable face mask
hair-accessories: hair accessory, headband, hair clip, scrunchie, barrette, hair tie, hair pin, claw
  clip, alice band, hair bow, bow clip, hair slide, hair comb, headwrap, head wrap, tiara, wig, hair
  extension, bobby pin, hair claw, hair scarf, knot headband, hair band, bandeau headband, bow clip
  set
tech-accessories mens-tech-accessories: phone case, tech accessory, tablet case, laptop case, laptop
  sleeve, airpods case, watch band, watch strap, phone accessory, iphone case, phone wallet, wallet
  case, phone wallet case
key-chains mens-accessories: keychain, key chain, key ring, key fob, key holder, keyring, bag charm,
  lanyard, pom keychain
umbrellas mens-accessories: umbrella, parasol

*~womens-beauty mens-grooming: beauty, cosmetic, personal care, health and beauty, beauty and
  personal care, beauty and grooming, cosmetics and skincare, wellness, beauty gift set
~mens-grooming: grooming
*makeup mens-grooming: makeup, make up, makeup set, makeup palette, makeup kit, cosmetic set
face-makeup: foundation, concealer, blusher, bronzer, face powder, highlighter, face primer, face
  makeup, setting powder, setting spray, cream blush, powder blush, tinted moisturizer, bb cream, cc
  cream, contour palette, contour stick, contour, compact powder, luminizer, skin tint, makeup face,
  blush stick
~face-makeup: blush, primer, powder, face
eye-makeup: mascara, eyeliner, eyeshadow, eye shadow, brow pencil, brow gel, eyebrow pencil,
  eyeshadow palette, eye makeup, shadow palette, false eyelash, false lash, lash, eyelash, brow, eye
  pencil, eye primer, makeup eye, brow pomade
~eye-makeup: eye
lip-makeup: lipstick, lip gloss, lip liner, lip balm, lip makeup, lip tint, lip color, lip colour,
  lip oil, lip pencil, lip stain, lip plumper, lip crayon, lip mask, makeup lip, liquid lipstick,
  lip treatment, lip care
~lip-makeup: lip
makeup-brushes: makeup brush, brush set, blending sponge, brushes and tools, makeup tool, cosmetic
  tool, beauty tool, tools beauty, foundation brush, powder brush, blending brush, lash curler,
  eyelash curler, makeup sponge, beauty sponge, tweezers, makeup bag, makeup mirror, gua sha, face
  roller, jade roller, tools and brushes, makeup brush set, eyeshadow brush, cosmetic bag
*skin-care mens-skin-care: skincare, skin care, toner, face mist, exfoliator, exfoliant, skincare
  set, facial toner, face scrub, acne treatment, skincare kit, face care, facial care
*cleansers mens-skin-care: cleanser, face wash, facial cleanser, micellar water, cleansing balm,
  cleansing oil, makeup remover, cleansing foam, facewash, cleansers and toners, face cleanser
*moisturizers mens-skin-care: moisturizer, moisturiser, face cream, day cream, night cream, lotion
  and moisturizer, gel cream, facial moisturizer, face moisturizer, face lotion, neck cream
*serums-and-treatments mens-skin-care: serum, face oil, retinol, peel, serums and treatments, facial
  oil, ampoule, face serum, treatment serum, essence, spot treatment
*eye-care mens-skin-care: eye cream, eye care, eye serum, eye gel, eye mask, eye patch, under eye
  patch, eye treatment
*masks mens-skin-care: face mask, sheet mask, clay mask, sleeping mask, masks and peels, masque,
  clay masque, face masque, overnight mask, overnight masque, peel off mask, masques and peels, mud
  mask, facial mask
hair-care mens-hair-care: hair masque
~masks mens-skin-care: mask
*sun-care mens-skin-care: sunscreen, sun cream, sun care, spf, sunblock, self tanner, self tan,
  tanning, after sun, aftersun, tanning lotion, fake tan, suncare, sun protection
*hair-care mens-hair-care: hair care, haircare, shampoo and conditioner, hair color, hair dye, hair
  growth serum, hair kit
~hair-care mens-hair-care: hair
*shampoo mens-hair-care: shampoo, dry shampoo
*conditioner mens-hair-care: conditioner, hair mask, hair conditioner, leave in conditioner, deep
  conditioner, hair treatment
*hair-styling mens-hair-care: hair spray, hairspray, styling cream, hair styling, pomade, hair oil,
  styling gel, hair gel, hair cream, hair serum, styling mousse, hair mousse, hair wax, texturizing
  spray, hair paste, hair clay, sea salt spray, styling product
hair-tools: hair dryer, hairdryer, hair straightener, curling iron, hair brush, hairbrush, styling
  tool, hair tool, flat iron, hair styling tool, tools hair care, curling wand, hair curler, hot
  brush, paddle brush, comb, detangling brush, straightener, blow dryer, hot roller, hair dryers and
  straighteners, hair diffuser
*fragrance mens-cologne: fragrance, perfume, eau de parfum, eau de toilette, perfume and cologne,
  parfum, fragrance mist, extrait de parfum, body mist, edp, edt, edp spray, edt spray, perfume gift
  set, fragrance gift set, rollerball, body spray, eau de cologne, scent, perfume oil
mens-cologne: cologne, aftershave, after shave, aftershave lotion, cologne spray, aftershave balm
*bath-and-body mens-body-care: bath and body, body lotion, body wash, body cream, hand cream, shower
  gel, bath oil, body oil, body scrub, bar soap, hand soap, hand wash, deodorant, bath salt, body
  butter, bath bomb, body care, soap, bubble bath, body milk, hand lotion, foot cream, hand
  sanitizer, bath soak, hand care, foot care, bath and shower, massage oil, toothpaste, toothbrush,
  mouthwash, hair removal, depilatory, body moisturizer, shower oil, body polish, loofah,
  antiperspirant, shower cream, body powder, talc, foot mask, hand mask
*nails mens-grooming: nail polish, nail care, manicure, nail lacquer, nails, nail color, nail
  varnish, cuticle oil, nail file, nail art, press on nail, gel polish, false nail, nail kit,
  manicure set, nail polish remover, nail treatment, polish remover
mens-shaving: shaving, razor, shaving cream, beard oil, shave gel, shaving and grooming, beard balm,
  shaver, shave cream, shaving brush, shaving soap, beard trimmer, beard care, beard wash, trimmer,
  shaving foam, shaving kit, razor blade, electric shaver, shave, beard
`
