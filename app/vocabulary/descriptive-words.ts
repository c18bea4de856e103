/**
 * Words that describe a product but do not name it, however rarely a brand uses them: many products
 * are a ribbed top, only one is a Kelara. Words of kinds, colors, materials and distinctions are in
 * their own tables.
 */
export const descriptiveWords = `
14k 18k 24k 9k abstract acacia adjustable airy algodón allover animal ankle antibacterial
antioxidant appliqué asymmetric asymmetrical athletic ausschnitt automatic autumn aviator back
backless backstrap balconette balloon bamboo band banded barrel batwing baumwolle beach beaded
bedruckt bedrucktes bell belted bias bib biker blend blended block bodycon bombe bonded bordered
boucle bouclé bound bow bowknot boxy boyfriend braided brass breathable bridal brightening brocade
broderie brogue brushback brushed bubble buckle buckled buildable burlap burnished burnout
butterfly button buttoned buttonfront buttons cable cachemire calf calming cane canvas cape
capsleeve capuche carat cardholder cargo carryall casual cateye ceramic ceramide chain chambray
chamomile channel chenille chevron chiffon chrome chunky cinched clarifying clean coated cocktail
cocoon col collagen collar collared collarless collo color colorblock colorfast colour colourblock
column comfort comfortable compact compression concealed contrast contrasting convertible cooling
copper cord corded cordless cordovan corduroy corset corta corte cosy côtelé coton cotone cotton
court courtes coverage covered cozy crepe crêpe crinkle crinkled crisp croc crochet crocodile cross
crossback crossbody crossover crushed crystal cuello cuff cuffed cuir cupro curve curved cushioned
cut cutout cutouts cutwork damask date day deep derby desert detachable detail detailed detailing
details devoré dewy diagonal dial diamond distressed dobby donegal double doublebreasted drape
draped drawcord drawstring drawstringed dressy drivers drop dropped dry dyed easy edge edged eight
elastic elasticated elasticised elasticized embellished embossed embroidered embroidery enamel
enameled enamelled ended eng engraved estampado etched evening everyday exfoliating expandable
extended eyelet eyelets fabric faced faille fall fastening faux feather feathered featherless field
fine finish finished firming fisherman fit fitted five flannel flannelette flap flared flat
flatfront flatweave fleece floaty fluid fluted foil fold foldover footed forged formal fragrance
frayed frill frilled fringe fringed front full fullzip fuzzy gabardine garment gathered gauge gauze
gefüttert gemustert gentle georgette gerippt gerippte geripptes gestreift gestreiftes gift gilded
gilt glazed glitter glossy glycolic goatskin golf grain grained graphic guipure gym half halfzip
halter halterneck hammered hand handle handmade hardside hardware harness heathered heating heavy
heavyweight heel heeled hem hemmed hemp hemstitch hidden high highcut hiking hip holiday hood
hooded hook hoop hopsack hour huarache hyaluronic hydrating imprimé imprimée inch indoor inlay
inset insulated intensive interlock inverted jacquard jersey jodhpur kapuze karat kaschmir kitten
knee knit knitted knopfleiste knot knotted kragen kurz kurzarm lace laced laceup lacquered ladder
laine lamé laminated lana lang langarm lapel larga large layer layered leder leg leinen lettuce
lidded light lightweight lin lined lining links lino logo long longline longues longwear loomed
loop loopback lounge low lowcut lug luminous lunghe lurex made manches manga maniche marble marbled
marl marled matelasse matelassé matt matte mattifying maxikleid melton mesh metal metallic micro
microfiber microfibre mid midcut midikleid midweight milano mix mixed modern modular moire
moisturising moisturizing moleskin monk monogram moto motorcycle multi muscle muslin nappa natural
neck neckline net niacinamide nickel night nonwired notch notched nourishing nubuck office ombre
open openback openwork organic organza original ornate outdoor oval overlay overlock oversize
oversized packable padded padding panel paneled panelled panels paperboy paperclip party patch
patched patchwork patent pattern patterned pave pavé peached peak pearl pebbled peeptoe pelle penny
peplum peptide peptides percale perforated picot piece piel pigment pigskin pilot pintuck pintucked
piped piping pique piqué plain plaited plated platform pleat pleated pleatfront pleats plisse
plissé plissée plissiert plumping plunge plunging pocket pockets pointed pointelle polished pompom
ponte poplin premium pressed print printed professional puff puffed pullon purifying quality
quarter quarterzip quickdry quilted racerback raffia raglan rain raised ramie rattan rayas rayé
rayée reclaimed rectangle rectangular recycled refillable reflective regular reinforced
reißverschluss removable renewing repair repellent resistant retinal retinol reversible rhinestone
rib ribbed riding righe rigid ring ripped ripple ripstop road rolled rollkragen rond round rounded
rubberised rubberized ruched ruffle ruffled ruffles rundhalsausschnitt running saffiano salicylic
sash sateen satin scallop scalloped scarf scented scoopback seam seamed seamfree seamless
seersucker seide self selvage selvedge selvedged semi sequin sequined sequins seta shag shawl
shearling sheepskin sheer shell sherpa shetland shimmer shine shiny shirred short shoulder shrunken
side silky simple single six skater ski sleeve sleeved slide sling slingback slipon slit slouch
slouchy slub small smart smocked smooth smoothing snakeskin snap snaps snow soft softshell softside
soie sole solid soothing spaghetti speckled spliced split sport sports sporty spot spring sprung
squalane square stainless stampa stand sterling stitch stitched stitching stoneware strap strapback
strapped strappy straps straw stretch stretchy strickkleid string structured stud studded studs
style suede sueded summer surplice sustainable sweat swim swiss tab taffeta tailored tanned tape
taped tapestry taschen tassel tasseled teak tech technical teddy ten tennis terry texture textured
thermal thick thigh thin thread three tie tieback tied tiefront tiered tiers tinted titanium toe
tonal tone topstitched traditional trail training transparent travel travertine tricot trim trimmed
trims tube tuck tucked tufted tulle turn tweed twelve twill twist twisted two two-tone ultra
ultralight underwire underwired unlined unpadded unscented unstructured upper utility varsity vegan
vegetable veined velour velvet velveteen vented vermeil vertical vest voile volumising volumizing
waffle waist waistband waisted walking warm warp washable washed waterline waterproof waxed weave
wedding wedge weekend weight weightless weit wicker wicking wide wing winter wirefree wireless
wolle work woven wrap wraparound wrapped xl yoga yoke zip zipback zipfront zipped zipper zippered
`

/**
 * Words that shops add to a name or leave out without meaning a different product, and nouns in
 * other languages, whose kind the category states.
 */
export const fillerWords = `
abito abrigo american anzug archive armband arrival arrivals artisan aus authentic avec
badeanzug bademantel bambina bambino basic basics beautiful best bestseller bh bikini blusa
bluse blusen bnwt bolso borsa bota botas bottes bottine bottines botín box british bufanda
camicia camisa camiseta cappotto ceinture certificate chaqueta chaussure chaussures chemise
chemisier chic cintura cinturón classic collection con condition contemporary cool cute da
damen de deal des designer di donna du dustbag e edition el elegant en enfant essential
essentials et eu euc excellent exclusive fair falda farbe fashionable favorite favourite femme
fille french für garçon geldbörse gently genuine giacca gilet gonna good great größe guc gürtel
halbschuhe halskette handcrafted handtasche haut hemd hemden heritage herren hombre homme hose
hosen icon iconic ideal il imported in italian jacke jacken japanese jean jeanshose jungen jupe
kapuzenpullover kinder kleid kleider la langarmshirt las le les like limited los loved
luxurious luxury maglia maglione manteau mantel mint mit mujer mädchen mütze neu niña niño no
nouveau nouvelle nueva nuevo nuova nuovo nwot nwt o oberteil oberteile offer official ohne
ohrringe once one original owned pantalon pantalone pantaloni pantalón para perfect poloshirt
popular portuguese pour pre preloved preowned pull pullover pumps rare retro robe rock rucksack
rund röcke sac sakko sandale sandalette sans scarpa scarpe schal schlafanzug schuh schuhe
sciarpa season seasonal second secondhand senza shirt signature sin size sized sneaker socken
sonnenbrille stiefel stiefelette stivale stivaletto stivali strickjacke strumpfhose stylish
super sweatjacke sweatshirt tag taglia tags taille talla tasche timeless times top trendy
tshirt tuch turnschuhe twice uhr uk umhängetasche und unterhose uomo us used v very veste
vestido vestito vintage von w weste worn y zapato zapatos à écharpe
`
