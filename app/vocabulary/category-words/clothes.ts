/** category-kinds.ts documents the format. */
export const clothes = `
~women men: fashion, apparel and accessory, clothes shoes and jewelry, clothing shoes and accessory,
  clothing and shoes
~womens-clothes mens-clothes: clothing, clothes, apparel, ready to wear, rtw, clothing set,
  occasionwear, occasion wear, partywear, party wear, workwear, work wear, scrubs, scrub set,
  costume, fancy dress, formalwear, formal wear, casualwear, casual wear, resort wear, resortwear,
  holiday shop, uniform, school uniform, plus size clothing, tailoring
womens-clothes mens-clothes: outfit set, matching set, co ord, coord, co ord set, coord set, two
  piece, two piece set, outfit, separates, onesie, family pajamas, matching outfit, layette, layette
  set, shorts set, short set, skirt set, pants set, legging set, top and shorts set, tracksuit set,
  kimono, yukata, dirndl
mens-clothes: lederhosen

dresses: dress, gown, frock, shift dress, slip dress, wrap dress, pinafore, pinafore dress, dungaree
  dress, smock dress, bodycon dress, bodycon, skater dress, swing dress, tulip dress, smock, shift
day-dresses: day dress, casual dress, sundress, shirt dress, shirtdress, summer dress, tea dress,
  denim dress, work dress, t shirt dress, tee dress
cocktail-dresses: cocktail dress, party dress, cocktail and party dress, homecoming dress, occasion
  dress, wedding guest dress, special occasion dress
evening-dresses: evening dress, evening gown, formal dress, ball gown, ballgown, prom dress, formal
  gown, evening wear, eveningwear
maxi-dresses: maxi dress, long dress, maxi
mini-dresses: mini dress, short dress
black-dresses: little black dress, lbd
sweater-dresses: sweater dress, knit dress, jumper dress, knitted dress
bridesmaid-dresses: bridesmaid dress, bridal party dress, bridesmaid gown, bridesmaid
bridal: wedding dress, wedding gown, bridal gown, bridal dress
~bridal: bridal, bridal and wedding, wedding
~maternity-clothes: maternity, maternity clothing, maternity wear, maternitywear, nursing and
  maternity
maternity-clothes: nursing top, nursing tunic, nursing dress, maternity top, maternity dress,
  maternity jeans, maternity leggings, bump band, belly band, over bump jeans, nursing tee
~petites: petites, petite clothing
~plus-sizes: plus size, plus, curve
~teen-girls-clothes: juniors, junior clothing
~mens-big-and-tall: big and tall, big tall

womens-tops mens-shirts: top, tops and tees, shirts and tops, tops and shirts, henley, henley top
womens-tops: crop top, bodysuit, corset top, bandeau, bandeau top, tube top, bralette top, off
  shoulder top, cold shoulder top, peplum top, wrap top, crop
womens-tops mens-shirts: shirt, chambray shirt, denim shirt, linen shirt
blouses: blouse, peasant blouse, tops and blouses, shirts and blouses, shirt blouse, smock top
tees-and-tshirts mens-tees-and-tshirts: t shirt, tee, tshirt, tee shirt, tees and t shirt, graphic
  tee, band tee, muscle tee
button-front-tops mens-shirts: button front shirt, button up shirt, button down shirt, button up,
  button down, button front top, poplin shirt, tunic shirt, boyfriend shirt
button-front-tops mens-longsleeve-shirts: overshirt, flannel shirt, flannel
button-front-tops mens-dress-shirts: oxford shirt
mens-dress-shirts: dress shirt, formal shirt, tuxedo shirt, business shirt, double cuff shirt,
  evening shirt
longsleeve-tops mens-longsleeve-shirts: long sleeve shirt, long sleeve top, long sleeve, casual
  shirt
shortsleeve-tops mens-shortsleeve-shirts: short sleeve shirt, short sleeve top, short sleeve,
  hawaiian shirt, camp shirt, camp collar shirt, guayabera, resort shirt
sleeveless-tops mens-shirts: sleeveless top, sleeveless shirt
tank-tops mens-tees-and-tshirts: tank top, tank, vest top, singlet, tees and tank, tank tops and
  camis, ribbed vest, racer vest
camisole-tops mens-shirts: camisole, cami, cami top, tanks and camis
polo-tops mens-polo-shirts: polo, polo shirt, rugby shirt, rugby polo, rugby top
tunics mens-shirts: tunic, tunic top
halter-tops: halter top, halterneck top, halterneck, halter

sweaters mens-sweaters: sweater, jumper, pullover, knitwear, sweater and knit, sweater vest, knit
  top, slipover, knitted jumper
~sweaters mens-sweaters: knit, jumpers and cardigans, sweaters and cardigans, jumpers and knitwear
cardigan-sweaters mens-cardigan-sweaters: cardigan, cardi, cardi coat, cardigan sweater, coatigan
cardigan-sweaters: shrug, twinset, twin set
crewneck-sweaters mens-crewneck-sweaters: crewneck sweater, crew neck sweater, crew neck jumper
v-neck-sweaters mens-v-neck-sweaters: v neck sweater, v neck jumper
turtleneck-sweaters mens-turtleneck-sweaters: turtleneck, turtleneck sweater, roll neck sweater,
  roll neck, polo neck, mock neck sweater, turtle neck sweater, rollneck, roll neck jumper
cashmere-sweaters mens-sweaters: cashmere sweater, cashmere pullover, cashmere jumper
sweatshirts mens-sweatshirts: sweatshirt, hoodie, sweatshirt and hoodie, hoodies and sweatshirts,
  sweat top, sweat, fleece, fleece top, fleece pullover, half zip, quarter zip, crew sweat, hooded
  top, hoodies and sweats

jeans mens-jeans: jeans, denim jeans, dad jeans, mom fit jeans, carpenter jeans, barrel jeans,
  tapered jeans
~jeans mens-jeans: denim
skinny-jeans mens-skinny-jeans: skinny jeans, skinny
straight-leg-jeans mens-straight-leg-jeans: straight jeans, straight leg jeans, slim straight jeans
straight-leg-jeans mens-slim-jeans: slim jeans, slim fit jeans
wide-leg-jeans mens-relaxed-jeans: relaxed jeans, loose jeans, baggy jeans
wide-leg-jeans mens-relaxed-jeans: wide leg jeans
bootcut-jeans mens-bootcut-jeans: bootcut jeans, boot cut jeans
flare-jeans mens-bootcut-jeans: flare jeans, flared jeans
boyfriend-jeans: boyfriend jeans, girlfriend jeans, mom jeans
cropped-jeans: cropped jeans, kick flare jeans
distressed-jeans mens-jeans: distressed jeans, ripped jeans

womens-pants mens-pants: pants, trousers, slacks, pants and leggings, trousers and leggings, bottom,
  trousers and shorts, cigarette pants, ankle pants, snow pants, ski pants, waterproof trousers,
  ponte pants, snow bib, ski bib, bib pants
casual-pants mens-casual-pants: casual pants, joggers, sweatpants, track pants, jogger pants,
  jogging bottom, tracksuit bottom, sweat pants, linen pants, drawstring pants, cargo joggers
casual-pants mens-chinos-and-khakis: chinos, khaki pants, chino pants, chinos and khakis, khakis
casual-pants mens-cargo-pants: cargo pants, cargo trousers, utility pants
dress-pants mens-dress-pants: dress pants, suit trousers, suit pants, tailored pants, tailored
  trousers, dress trousers, formal trousers, formal pants, work pants, smart trousers
wide-leg-pants mens-pants: wide leg pants, wide leg trousers, wide leg, palazzo pants, palazzo
  trousers, flare pants, flared trousers, flared pants, flared palazzo pants
wide-leg-pants: culottes, gaucho
cropped-pants: cropped pants, capri, capri pants, cropped trousers, pedal pusher
skinny-pants mens-pants: skinny pants, skinny trousers
leggings mens-athletic-pants: leggings, capri leggings
leggings: jeggings, treggings
jumpsuits-and-rompers mens-clothes: overalls, dungarees, boilersuit, boiler suit, coveralls, all in
  one, bib overalls, shortalls, flight suit
jumpsuits-and-rompers: jumpsuit, romper, playsuit, jumpsuits and rompers, catsuit, unitard,
  jumpsuits and playsuits
leggings: footless tights

skirts: skirt, wrap skirt
mini-skirts: mini skirt, skort, miniskirt, skater skirt, tennis skirt, tennis skort
mid-length-skirts: midi skirt, pencil skirt, mid length skirt, knee length skirt
long-skirts: maxi skirt, long skirt, prairie skirt
shorts mens-shorts: shorts, bermuda shorts, bermuda, hotpants, chino shorts, cargo shorts, tailored
  shorts, jersey shorts, denim shorts, linen shorts, paperbag shorts, sweat shorts, pull on shorts,
  hybrid shorts

jackets mens-jackets: jacket, jackets and vests
blazers mens-blazers-and-sport-coats: blazer, sport coat, sportcoat, sports jacket, suit jacket,
  smoking jacket, dinner jacket, tailored jacket, suiting jacket, blazers and sport coats, boucle
  jacket, tweed jacket, tuxedo jacket
denim-jackets mens-denim-jackets: denim jacket, jean jacket, trucker jacket, trucker
leather-jackets mens-leather-jackets: leather jacket, leather outerwear, biker jacket, moto jacket,
  suede jacket, leather and suede jacket, aviator jacket
casual-jackets mens-jackets: bomber, bomber jacket, shacket, windbreaker, utility jacket, barn
  jacket, casual jacket, field jacket, work jacket, fleece jacket, varsity jacket, letterman jacket,
  coach jacket, harrington, harrington jacket, anorak, cagoule, windcheater, softshell, softshell
  jacket, wax jacket, waxed jacket, ski jacket, puffer shacket, shell jacket
jackets: bolero, topper
womens-suits mens-suits: suit vest, suit waistcoat, suit separates vest, tuxedo vest, tuxedo
  waistcoat, dress vest, vest suit, waistcoat suit, vest suit and blazer, waistcoat suit and blazer,
  suit and waistcoat, vest tailoring, waistcoat tailoring, waistcoat suit and tailoring, vest suit
  and tailoring
vests mens-outerwear: waistcoat, gilet, vest, bodywarmer, body warmer, padded vest, puffer vest,
  quilted vest, fleece vest
~womens-outerwear mens-outerwear: outerwear, coats and jackets, jackets and coats
womens-coats mens-coats: coat, overcoat, topcoat, car coat, duffle coat, duffel coat, duster coat,
  duster, swing coat
wool-coats mens-coats: wool coat, peacoat, pea coat, wool outerwear, wrap coat, wool blend coat
puffer-coats mens-puffer-coats: puffer, puffer jacket, puffer coat, down jacket, down coat, parka,
  quilted jacket, puffer outerwear, padded jacket, padded coat, quilted coat
raincoats-and-trenchcoats mens-raincoats-and-trenchcoats: trench, trench coat, raincoat, rain
  jacket, trench and rain coat, trench outerwear, mac, waterproof jacket, rainwear, rain coat,
  slicker
fur-and-shearling-coats mens-coats: shearling coat, faux fur coat, fur coat, shearling jacket, teddy
  coat, fur jacket, faux fur jacket, fur and shearling
ponchos-and-capes: poncho, cape, ponchos and capes, ruana, wraps and ponchos, capelet, shawls and
  ponchos
womens-suits mens-suits: suit, suiting, suit set, suits and tailoring, suits and separates, skirt
  suit, trouser suit, pantsuit, pant suit, power suit, vested suit
mens-suits: tuxedo, tux, three piece suit, dinner suit, morning suit, 3 piece suit

~womens-athletic-clothes mens-athletic: activewear, sportswear, athletic clothing, athletic apparel,
  gym wear, gymwear, workout clothes, active, athleisure, performance wear, performance, sport
  clothing, running, gym, training, yoga, golf, tennis, cycling, fitness
womens-athletic-clothes mens-athletic: base layer, cycling jersey, leotard, dancewear, bib shorts,
  thermal set, tracksuit, track suit
sports-bras: sports bra, yoga bra, training bra
athletic-tops mens-athletic-shirts: activewear top, activewear shirt, active top, running top,
  training top, running shirt, training tee, workout top, athletic top, athletic shirt, sport top,
  gym top, yoga top, base layer top, jersey shirt, football shirt, soccer jersey
athletic-pants mens-athletic-pants: activewear pants, active pants, activewear leggings, running
  tights, yoga pants, training tights, athletic pants, yoga leggings, running leggings, workout
  leggings, bike leggings, sport tights, sport leggings, sports tights and leggings, activewear
  tights, compression tights, compression leggings, base layer tights, cycling tights, bib tights,
  gym leggings, yoga joggers, flare leggings, sculpting leggings
athletic-shorts mens-athletic-shorts: activewear shorts, active shorts, running shorts, training
  shorts, athletic shorts, bike shorts, cycling shorts, gym shorts, sport shorts, football shorts,
  basketball shorts, biker shorts, mesh shorts
athletic-jackets mens-athletic-jackets: activewear jacket, active jacket, track jacket, running
  jacket, athletic jacket, track top, training jacket

swimsuits mens-swimsuits: swimsuit, swimwear, bathing suit, rash guard, rash vest, rashguard, rash
  guard set, swim shirt, wetsuit, swimming costume, swim dress, swim set, swim leggings, swim tights
~swimsuits mens-swimsuits: swim, swim and beach
mens-swimsuits: swim trunks, swim shorts, board shorts, boardshorts, swim briefs, volley shorts,
  swim jammer, swimwear trunks, swimwear shorts, swimwear briefs
one-piece-swimsuits: one piece swimsuit, one piece
two-piece-swimsuits: bikini, bikini top, bikini bottom, tankini, two piece swimsuit, tankini set,
  tie side bikini brief, bikini and two piece, tankini top, swim bottom
swimsuit-coverups: cover up, coverup, beach cover up, kaftan, caftan, sarong, pareo, beachwear,
  beach dress, beach kaftan, swim cover up

~womens-intimates mens-underwear-and-socks: underwear and socks, socks and underwear, intimates and
  sleepwear, underwear socks and sleepwear, lingerie and underwear, hosiery and socks, socks and
  hosiery, underwear and nightwear, underwear and loungewear, nightwear and underwear
womens-intimates mens-underwear-and-socks: long johns, thermals, thermal underwear, thermal top,
  thermal bottom
~womens-intimates: lingerie, intimates, lingerie and sleepwear, lingerie and nightwear, lingerie and
  tights
womens-intimates: corset, bustier, basque, teddy lingerie, garter belt, suspender belt, garter,
  bodystocking, lingerie set, bra and panty set
womens-intimates mens-underwear: underwear, undershirt, undergarment, thermal vest, sando vest,
  vests and briefs, underwear vest, innerwear vest, trunks and briefs, boxers and briefs
bras: bra, bralette, bralet, plunge bra, push up bra, push up, nursing bra, minimizer, minimiser,
  minimizer bra
panties: panties, thong, knickers, hipster brief, bikini brief, brazilian, boyshort, g
  string, hiphugger, hipster, high leg brief, bikini panties, culotte brief
mens-underwear: boxers, boxer briefs, trunks, boxer shorts, hipster trunks, jockstrap, jock strap
panties mens-underwear: briefs
camisoles: slip, chemise, half slip, chemises and slips, babydoll, negligee, underskirt, full slip
shapewear: shapewear, waist cincher, waist nipper, waist trainer, control brief, slimming slip, firm
  control brief, control pants, body shaper, bodyshaper
hosiery mens-underwear-and-socks: hosiery, tights
hosiery: stockings, pantyhose, tights and stockings, hold ups, thigh high, nylons, fishnets
socks mens-socks: socks, sock set, crew sock, ankle sock, knee high sock, no show, no show liner,
  sock liner, bed sock, slipper sock, boot sock, trainer sock, pop sock, popsocks, grip sock, dress
  sock
~womens-intimates mens-underwear-and-socks: socks and tights, tights and socks
pajamas mens-sleepwear: pajamas, pyjamas, sleepwear, nightwear, loungewear, sleepwear and
  loungewear, pajama set, pajama top, pajama pants, pajama shorts, pj, pj set, lounge pants, lounge
  set, lounge shorts, nightwear and loungewear, sleep set, sleep pants, sleep shorts, loungewear
  set, sleep, lounge
pajamas: nightgown, nightdress, sleep shirt, nightie, nightshirt, night dress, sleep dress
robes mens-sleepwear: robe, bathrobe, dressing gown, kimono robe, bath robe
robes: satin kimono, wrapper
`
