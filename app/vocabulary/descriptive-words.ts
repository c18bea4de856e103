/**
 * Words that describe a product but do not name it, however rarely a brand uses them: many products
 * are a ribbed top, only one is a Kelara. Words of kinds, colors, materials and distinctions are in
 * their own tables.
 */
export const descriptiveWords = `
14k 18k 24k 9k abstract adjustable airy algodón allover animal appliqué asymmetric asymmetrical
athletic ausschnitt autumn aviator backless balconette balloon band banded barrel batwing
baumwolle beach beaded bedruckt bedrucktes bell belted bias bib biker blend blended block bombe
bonded bound bow bowknot boxy boyfriend braided breathable bridal brocade broderie brogue
brushed bubble buckle buckled burnished burnout butterfly button buttoned buttons cable
cachemire cape capsleeve capuche carat cardholder cargo carryall casual cateye chain channel
chevron chunky cinched clean cocktail cocoon col collar collared collarless collo color
colorblock colour colourblock column comfort comfortable compact compression concealed contrast
contrasting convertible cord corded corset corta corte cosy coton cotone cotton court courtes
covered cozy crinkle crinkled crisp croc crochet crocodile cross crossbody crossover crystal
cuello cuff cuffed cuir curve curved cut cutout cutouts côtelé damask date day deep derby
desert detachable detail detailed detailing details devoré diagonal dial diamond distressed
dobby double doublebreasted drape draped drawcord drawstring dressy drivers drop dropped dry
dyed easy edge edged elastic elasticated embellished embossed embroidered embroidery ended eng
engraved estampado evening everyday extended eyelet eyelets fabric faille fall fastening faux
feather feathered field fine finish finished fisherman fitted flap flat flatweave fleece floaty
fluid fluted foil fold foldover footed formal frayed frill frilled fringe fringed front full
fuzzy garment gathered gauge gauze gefüttert gemustert georgette gerippt gerippte geripptes
gestreift gestreiftes gift glitter glossy golf grain grained graphic guipure gym halter
halterneck hammered hand handle handmade hardware harness heathered heavy heavyweight heel
heeled hem hemmed hidden high hiking holiday hood hooded hook hoop huarache imprimé imprimée
indoor inlay inset insulated inverted jacquard jersey jodhpur kapuze karat kaschmir kitten knee
knit knitted knopfleiste knot knotted kragen kurz kurzarm lace laced ladder laine lana lang
langarm lapel larga large layer layered leder leg leinen lettuce light lightweight lin lined
lining links lino logo long longline longues loop lounge low lug lunghe lurex made manches
manga maniche marl marled matt matte maxikleid mesh metal metallic micro mid midikleid
midweight milano mix mixed modern moire monk monogram moto motorcycle multi muscle natural neck
neckline net night notch notched office ombre open openwork organic original outdoor oval
overlay overlock oversize oversized packable padded panel paneled panelled panels paperboy
party patch patched patchwork patent pattern patterned peak pearl pebbled pelle penny peplum
perforated picot piece piel pilot pintuck pintucked piped piping plain plaited plated platform
pleat pleated pleats plisse plissiert plissé plissée plunge plunging pocket pockets pointed
pointelle polished pompom ponte poplin premium pressed print printed puff puffed quality
quarter quilted racerback raglan rain raised rayas rayé rayée rectangle rectangular recycled
regular reinforced reißverschluss removable resistant reversible rhinestone rib ribbed riding
righe rigid ring ripped ripstop road rolled rollkragen rond round rounded ruched ruffle ruffled
ruffles rundhalsausschnitt running sash satin scallop scalloped scarf seam seamed seamless
seersucker seide self semi sequin sequined sequins seta shawl shearling sheer shell sherpa
shimmer shine shiny shirred short shoulder shrunken side silky simple single ski sleeve sleeved
slide sling slit slub small smart smocked smooth snap snaps snow soft softshell soie sole solid
spaghetti spliced split sport sports sporty spot spring square stampa stand sterling stitch
stitched stitching strap strapped strappy straps straw stretch stretchy strickkleid string
structured stud studded studs style suede summer surplice sustainable swim swiss tab tailored
tape taped taschen tassel tasseled tech technical tennis terry texture textured thick thin
three tie tied tiered tiers toe tonal tone topstitched traditional trail training transparent
travel trim trimmed trims tube tuck tucked turn tweed twill twist twisted two two-tone ultra
ultralight underwire unlined upper utility varsity vegan velour vented vermeil vertical vest
waffle waist waistband waisted walking warm warp washable washed waterproof waxed weave wedding
wedge weekend weight weit wide wing winter wolle work woven wrap wraparound wrapped xl yoga
yoke zip zipped zipper zippered
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
