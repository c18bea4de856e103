/** The format is told in category-kinds.ts. */
export const clothes = `
~women men: fashion, apparel and accessory, clothes shoes and jewelry, clothing shoes and accessory
~womens-clothes mens-clothes: clothing, clothes, apparel, ready to wear, outfit set, matching set

dresses: dress, gown, frock, shift dress, slip dress, wrap dress
day-dresses: day dress, casual dress, sundress, shirt dress, shirtdress, summer dress, tea dress
cocktail-dresses: cocktail dress, party dress, cocktail and party dress
evening-dresses: evening dress, evening gown, formal dress, ball gown, prom dress, formal gown
maxi-dresses: maxi dress, long dress
mini-dresses: mini dress, short dress
sweater-dresses: sweater dress, knit dress, jumper dress, knitted dress
bridesmaid-dresses: bridesmaid dress, bridal party dress, bridesmaid gown
bridal: wedding dress, wedding gown, bridal gown, bridal dress
~bridal: bridal, bridal and wedding
~maternity-clothes: maternity, maternity clothing
~petites: petites, petite clothing
~plus-sizes: plus size, plus, curve
~teen-girls-clothes: juniors, junior clothing
~mens-big-and-tall: big and tall

womens-tops mens-shirts: top, tops and tees, shirts and tops, tops and shirts, bodysuit
womens-tops mens-shirts: shirt
blouses: blouse, peasant blouse, tops and blouses, shirts and blouses
tees-and-tshirts mens-tees-and-tshirts: t shirt, tee, tshirt, tee shirt
button-front-tops mens-shirts: button front shirt, button up shirt, button down shirt, button front top, poplin shirt, tunic shirt, boyfriend shirt
button-front-tops mens-longsleeve-shirts: overshirt, flannel shirt
button-front-tops mens-dress-shirts: oxford shirt
mens-dress-shirts: dress shirt, formal shirt, tuxedo shirt
longsleeve-tops mens-longsleeve-shirts: long sleeve shirt, long sleeve top, casual shirt
shortsleeve-tops mens-shortsleeve-shirts: short sleeve shirt, short sleeve top, hawaiian shirt, camp shirt
sleeveless-tops mens-shirts: sleeveless top
tank-tops mens-tees-and-tshirts: tank top, tank, vest top
camisole-tops: camisole, cami, cami top
polo-tops mens-polo-shirts: polo, polo shirt
tunics: tunic
halter-tops: halter top, halterneck top, halterneck

sweaters mens-sweaters: sweater, jumper, pullover, knitwear, sweater and knit, sweater vest
~sweaters mens-sweaters: knit
cardigan-sweaters mens-cardigan-sweaters: cardigan, cardi, cardi coat, cardigan sweater
crewneck-sweaters mens-crewneck-sweaters: crewneck sweater, crew neck sweater
v-neck-sweaters mens-v-neck-sweaters: v neck sweater
turtleneck-sweaters mens-turtleneck-sweaters: turtleneck, turtleneck sweater, roll neck sweater
cashmere-sweaters mens-sweaters: cashmere sweater, cashmere pullover, cashmere jumper
sweatshirts mens-sweatshirts: sweatshirt, hoodie, hoody, sweatshirt and hoodie, hoodies and sweatshirts

jeans mens-jeans: jeans, denim jeans
~jeans mens-jeans: denim
skinny-jeans mens-skinny-jeans: skinny jeans, skinny
straight-leg-jeans mens-straight-leg-jeans: straight jeans, straight leg jeans, slim straight jeans
mens-slim-jeans: slim jeans, slim fit jeans
wide-leg-jeans mens-relaxed-jeans: relaxed jeans, loose jeans, baggy jeans
wide-leg-jeans: wide leg jeans
bootcut-jeans mens-bootcut-jeans: bootcut jeans, boot cut jeans
flare-jeans: flare jeans, flared jeans
boyfriend-jeans: boyfriend jeans, girlfriend jeans, mom jeans
cropped-jeans: cropped jeans, kick flare jeans
distressed-jeans mens-jeans: distressed jeans, ripped jeans

womens-pants mens-pants: pants, trousers, slacks, pants and leggings
casual-pants mens-casual-pants: casual pants, joggers, sweatpants, track pants, jogger pants
casual-pants mens-chinos-and-khakis: chinos, khaki pants, chino pants, chinos and khakis
casual-pants mens-cargo-pants: cargo pants, cargo trousers
dress-pants mens-dress-pants: dress pants, suit trousers, suit pants, tailored pants, tailored trousers, dress trousers
wide-leg-pants: wide leg pants, wide leg trousers, palazzo pants, culottes
cropped-pants: cropped pants, capri, capri pants, cropped trousers
skinny-pants: skinny pants
leggings: leggings, jeggings, treggings
jumpsuits-and-rompers: jumpsuit, romper, playsuit, jumpsuits and rompers, overalls, dungarees, catsuit

skirts: skirt
mini-skirts: mini skirt, skort, miniskirt
mid-length-skirts: midi skirt, pencil skirt, mid length skirt
long-skirts: maxi skirt, long skirt
shorts mens-shorts: shorts, bermuda shorts

jackets mens-jackets: jacket
blazers mens-blazers-and-sport-coats: blazer, sport coat, sportcoat, suit jacket, smoking jacket, tailored jacket, suiting jacket, blazers and sport coats
denim-jackets mens-denim-jackets: denim jacket, jean jacket
leather-jackets mens-leather-jackets: leather jacket, leather outerwear, biker jacket, moto jacket, suede jacket
casual-jackets mens-jackets: bomber, bomber jacket, shacket, windbreaker, utility jacket, barn jacket, casual jacket, field jacket, work jacket
vests mens-outerwear: waistcoat, gilet, vest
~womens-outerwear mens-outerwear: outerwear, coats and jackets, jackets and coats
womens-coats mens-coats: coat, overcoat, topcoat, car coat
wool-coats mens-coats: wool coat, peacoat, pea coat, wool outerwear, wrap coat
puffer-coats mens-puffer-coats: puffer, puffer jacket, puffer coat, down jacket, down coat, parka, quilted jacket, puffer outerwear
raincoats-and-trenchcoats mens-raincoats-and-trenchcoats: trench, trench coat, raincoat, rain jacket, trench and rain coat, trench outerwear
fur-and-shearling-coats mens-coats: shearling coat, faux fur coat, fur coat, shearling jacket, teddy coat
ponchos-and-capes: poncho, cape, ponchos and capes, ruana
womens-suits mens-suits: suit, pantsuit, suiting, suit set
mens-suits: tuxedo, tux, three piece suit

~womens-athletic-clothes mens-athletic: activewear, sportswear, athletic clothing, athletic apparel, gym wear, workout clothes, active
sports-bras: sports bra, sport bra
athletic-tops mens-athletic-shirts: activewear top, activewear shirt, active top, running top, training top, running shirt, training tee, workout top, athletic top, athletic shirt
athletic-pants mens-athletic-pants: activewear pants, active pants, activewear leggings, running tights, yoga pants, training tights, athletic pants, yoga leggings, running leggings, workout leggings, bike leggings
athletic-shorts mens-athletic-shorts: activewear shorts, active shorts, running shorts, training shorts, athletic shorts, bike shorts, cycling shorts, gym shorts
athletic-jackets mens-athletic-jackets: activewear jacket, active jacket, track jacket, running jacket, athletic jacket

swimsuits mens-swimsuits: swimsuit, swimwear, bathing suit
~swimsuits mens-swimsuits: swim
mens-swimsuits: swim trunks, swim shorts, board shorts, boardshorts
one-piece-swimsuits: one piece swimsuit, one piece
two-piece-swimsuits: bikini, bikini top, bikini bottom, tankini, two piece swimsuit
swimsuit-coverups: cover up, coverup, beach cover up, kaftan, caftan, sarong, pareo

~womens-intimates mens-underwear-and-socks: underwear and socks, socks and underwear, intimates and sleepwear
womens-intimates: lingerie, intimates, lingerie and sleepwear, corset, bustier
womens-intimates mens-underwear: underwear, undershirt
bras: bra, bralette
panties: panties, thong, knickers, hipster brief, bikini brief
mens-underwear: boxers, boxer briefs, trunks
panties mens-underwear: briefs
camisoles: slip, chemise, half slip, chemises and slips
shapewear: shapewear
hosiery: hosiery, stockings, pantyhose, tights, hosiery and socks
socks mens-socks: socks
pajamas mens-sleepwear: pajamas, pyjamas, sleepwear, nightwear, loungewear, sleepwear and loungewear, pajama set, pajama top, pajama pants, pajama shorts
pajamas: nightgown, nightdress, sleep shirt, nightie
robes mens-sleepwear: robe, bathrobe, dressing gown, kimono
`
