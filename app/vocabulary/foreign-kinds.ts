import { foldAccents } from '#app/domain/urls/slug.ts'
import { isAudienceWord } from './audience.ts'
import { toTableLines } from './table-lines.ts'

/** Each line is an English kind of `category-words/`, then `language: names` for the others. */
const table = `
dress | de: kleid, kleider | fr: robe, robes | es: vestido, vestidos | it: abito, abiti, vestito, vestiti | nl: jurk, jurken | sv: klänning, klänningar | da: kjole, kjoler | no: kjole, kjoler | pl: sukienka, sukienki | pt: vestido, vestidos
skirt | de: rock, röcke | fr: jupe, jupes | es: falda, faldas | it: gonna, gonne | nl: rok, rokken | sv: kjol, kjolar | da: nederdel, nederdele | no: skjørt | pl: spódnica, spódnice, spódniczki | pt: saia, saias
blouse | de: bluse, blusen | fr: blouse, blouses, chemisier, chemisiers | es: blusa, blusas | it: blusa, bluse, camicette | nl: blouse, blouses | sv: blus, blusar | da: bluse, bluser | no: bluse, bluser | pl: bluzka, bluzki | pt: blusa, blusas
shirt | de: hemd, hemden | fr: chemise, chemises | es: camisa, camisas | it: camicia, camicie | nl: overhemd, overhemden | sv: skjorta, skjortor | da: skjorte, skjorter | no: skjorte, skjorter | pl: koszula, koszule | pt: camisa, camisas
t shirt | de: t-shirt, t-shirts | fr: t-shirt, t-shirts, tee-shirts | es: camiseta, camisetas | it: t-shirt, maglietta, magliette | nl: t-shirt, t-shirts | sv: t-shirt, t-shirts | da: t-shirt, t-shirts | no: t-skjorte, t-skjorter, t-shirt | pl: t-shirt, koszulka, koszulki | pt: t-shirt, t-shirts, camiseta, camisetas
top | de: top, tops, oberteil, oberteile | fr: top, tops, haut, hauts | es: top, tops | it: top | nl: top, tops, topjes | sv: topp, toppar | da: top, toppe | no: topp, topper | pl: top, topy | pt: top, tops
trouser | de: hose, hosen | fr: pantalon, pantalons | es: pantalón, pantalones | it: pantalone, pantaloni | nl: broek, broeken | sv: byxa, byxor | da: bukser | no: bukse, bukser | pl: spodnie | pt: calça, calças
jeans | de: jeans | fr: jean, jeans | es: jeans, vaqueros, tejanos | it: jeans | nl: jeans, spijkerbroeken | sv: jeans | da: jeans | no: jeans, dongeribukser | pl: jeansy, dżinsy | pt: jeans
shorts | de: shorts, kurze hosen | fr: short, shorts, bermudas | es: pantalones cortos, bermudas, shorts | it: pantaloncini, bermuda, shorts | nl: korte broeken, shorts | sv: shorts | da: shorts | no: shorts | pl: szorty, spodenki | pt: calções, bermudas, shorts
sweater | de: pullover, pullis, strick, strickwaren | fr: pull, pulls, maille | es: jersey, jerséis, suéter, punto | it: maglione, maglioni, maglieria | nl: trui, truien | sv: tröja, tröjor, stickat | da: sweater, trøje, striktrøjer, strik | no: genser, gensere, strikk | pl: sweter, swetry | pt: camisola, camisolas, malhas, suéter
cardigan | de: strickjacke, strickjacken, cardigan | fr: gilet, gilets, cardigan | es: cárdigan, rebecas, chaquetas de punto | it: cardigan | nl: vest, vesten | sv: kofta, koftor | da: cardigan, cardigans | no: cardigan, strikkejakker | pl: kardigan, kardigany | pt: cardigan, casacos de malha
jacket | de: jacke, jacken | fr: veste, vestes, blouson, blousons | es: chaqueta, chaquetas, cazadora, cazadoras | it: giacca, giacche, giubbotti | nl: jas, jack, jassen | sv: jacka, jackor | da: jakke, jakker | no: jakke, jakker | pl: kurtka, kurtki | pt: jaqueta, jaquetas, blusão
coat | de: mantel, mäntel | fr: manteau, manteaux | es: abrigo, abrigos | it: cappotto, cappotti | nl: mantel, mantels | sv: kappa, kappor, rockar | da: frakke, frakker | no: kåpe, kåper, frakker | pl: płaszcz, płaszcze | pt: casaco, casacos
suit | de: anzug, anzüge | fr: costume, costumes | es: traje, trajes | it: completi uomo | nl: pak, pakken | sv: kostym, kostymer | da: jakkesæt | no: dress, dresser | pl: garnitur, garnitury | pt: fato, fatos, ternos
underwear | de: unterwäsche, wäsche | fr: sous-vêtements | es: ropa interior | it: intimo, biancheria intima | nl: ondergoed | sv: underkläder | da: undertøj | no: undertøy | pl: bielizna | pt: roupa interior, moda íntima
bra | de: bh, bhs, büstenhalter | fr: soutien-gorge, soutiens-gorge | es: sujetador, sujetadores | it: reggiseno, reggiseni | nl: bh, bhs | sv: bh, bh-ar | da: bh, bher | no: bh, bh-er | pl: biustonosz, biustonosze | pt: sutiã, sutiãs
sock | de: socken, strümpfe | fr: chaussettes | es: calcetines | it: calze, calzini | nl: sokken | sv: strumpor | da: strømper, sokker | no: sokker | pl: skarpety, skarpetki | pt: meias
swimwear | de: bademode | fr: maillots de bain, maillot de bain | es: bañadores, trajes de baño, ropa de baño | it: costumi da bagno, mare | nl: badkleding, badmode, zwemkleding | sv: badkläder | da: badetøj | no: badetøy | pl: stroje kąpielowe | pt: moda praia, fatos de banho
pajamas | de: schlafanzug, schlafanzüge, nachtwäsche, pyjamas | fr: pyjama, pyjamas | es: pijama, pijamas | it: pigiama, pigiami | nl: pyjama, pyjamas | sv: pyjamas | da: pyjamas, nattøj | no: pysjamas | pl: piżama, piżamy | pt: pijama, pijamas
clothing | de: bekleidung, kleidung, mode | fr: vêtement, vêtements, prêt-à-porter | es: ropa, moda | it: abbigliamento | nl: kleding | sv: kläder | da: tøj | no: klær | pl: odzież, ubrania | pt: roupa, roupas, vestuário
shoe | de: schuh, schuhe | fr: chaussure, chaussures | es: zapato, zapatos, calzado | it: scarpa, scarpe, calzature | nl: schoen, schoenen | sv: sko, skor | da: sko | no: sko | pl: but, buty, obuwie | pt: sapato, sapatos, calçado
boot | de: stiefel, stiefeletten | fr: botte, bottes, bottines | es: bota, botas, botines | it: stivale, stivali, stivaletti | nl: laars, laarzen | sv: stövlar, kängor | da: støvle, støvler | no: støvler | pl: kozaki, botki | pt: bota, botas
sandal | de: sandale, sandalen, sandaletten | fr: sandale, sandales | es: sandalia, sandalias | it: sandalo, sandali | nl: sandaal, sandalen | sv: sandal, sandaler | da: sandal, sandaler | no: sandal, sandaler | pl: sandały | pt: sandália, sandálias
sneaker | de: sneaker, sneakers, turnschuhe | fr: basket, baskets, sneakers | es: zapatillas, deportivas | it: sneaker, sneakers, scarpe da ginnastica | nl: sneaker, sneakers | sv: sneaker, sneakers | da: sneakers | no: joggesko, sneakers | pl: sneakersy, trampki | pt: ténis, tênis, sapatilhas
handbag | de: tasche, taschen, handtasche, handtaschen | fr: sac, sacs, sac à main, sacs à main | es: bolso, bolsos | it: borsa, borse | nl: tas, tassen, handtassen | sv: väska, väskor | da: taske, tasker | no: veske, vesker | pl: torebka, torebki, torby | pt: mala, malas, bolsa, bolsas
backpack | de: rucksack, rucksäcke | fr: sac à dos, sacs à dos | es: mochila, mochilas | it: zaino, zaini | nl: rugzak, rugzakken | sv: ryggsäck, ryggsäckar | da: rygsæk, rygsække | no: ryggsekk, ryggsekker | pl: plecak, plecaki | pt: mochila, mochilas
belt | de: gürtel | fr: ceinture, ceintures | es: cinturón, cinturones | it: cintura, cinture | nl: riem, riemen | sv: skärp, bälten | da: bælte, bælter | no: belte, belter | pl: pasek, paski | pt: cinto, cintos
hat | de: hut, hüte, mützen, mütze | fr: chapeau, chapeaux, bonnets | es: sombrero, sombreros, gorros | it: cappello, cappelli | nl: hoed, hoeden, mutsen | sv: hatt, hattar, mössor | da: hat, hatte, huer | no: hatt, hatter, luer | pl: czapka, czapki, kapelusze | pt: chapéu, chapéus
scarf | de: schal, schals, tücher | fr: écharpe, écharpes, foulards | es: bufanda, bufandas, pañuelos | it: sciarpa, sciarpe, foulard | nl: sjaal, sjaals | sv: halsduk, halsdukar | da: tørklæde, tørklæder | no: skjerf | pl: szalik, szaliki | pt: cachecol, cachecóis, lenços
glove | de: handschuh, handschuhe | fr: gant, gants | es: guante, guantes | it: guanto, guanti | nl: handschoenen | sv: handskar, vantar | da: handsker | no: hansker | pl: rękawiczki | pt: luva, luvas
jewelry | de: schmuck | fr: bijou, bijoux | es: joya, joyas, joyería, bisutería | it: gioielli, bigiotteria | nl: sieraad, sieraden | sv: smycken | da: smykker | no: smykker | pl: biżuteria | pt: joia, joias, bijuteria
watch | de: uhr, uhren, armbanduhren | fr: montre, montres | es: reloj, relojes | it: orologio, orologi | nl: horloge, horloges | sv: klocka, klockor | da: ur, ure | no: klokke, klokker | pl: zegarek, zegarki | pt: relógio, relógios
sunglasses | de: sonnenbrille, sonnenbrillen | fr: lunettes de soleil | es: gafas de sol | it: occhiali da sole | nl: zonnebril, zonnebrillen | sv: solglasögon | da: solbriller | no: solbriller | pl: okulary przeciwsłoneczne | pt: óculos de sol
women | de: frauen | fr: femme, femmes | es: mujer, señora | it: donna | nl: dames | sv: dam, kvinna | da: dame, damer, kvinder | no: dame, damer, kvinner | pl: damskie, kobiety, ona, dla niej | pt: mulher, mulheres, senhora
men | de: männer | fr: homme, hommes | es: hombre, caballero | it: uomo | nl: heren | sv: herr, man | da: herre, herrer, mænd | no: herre, herrer, menn | pl: męskie, mężczyźni, on, dla niego | pt: homem, homens, senhor
girls | de: mädchen | fr: fille, filles | es: niña, niñas | it: bambina | nl: meisjes | sv: flicka, flickor | da: pige, piger | no: jente, jenter | pl: dziewczynka, dziewczynki | pt: menina, meninas
boys | de: jungen, jungs | fr: garçon, garçons | es: niño, niños | it: bambino | nl: jongens | sv: pojke, pojkar | da: dreng, drenge | no: gutt, gutter | pl: chłopiec, chłopcy | pt: menino, meninos
kids | de: kinder | fr: enfant, enfants | es: infantil, niños y niñas | it: bambini | nl: kinderen | sv: barn | da: børn | no: barn | pl: dzieci, dziecko | pt: criança, crianças
hosiery | de: strumpfhose, strumpfhosen | fr: collant, collants | es: medias | it: collant | nl: panty, panties | sv: strumpbyxor | da: strømpebukser | no: strømpebukser | pl: rajstopy | pt: collants
underwear | de: unterhosen, slips | fr: culottes | es: bragas, calzoncillos | it: slip, mutande | nl: slips | sv: trosor, kalsonger | da: trusser, underbukser | no: truser, boksere | pl: majtki, bokserki | pt: cuecas
accessory | de: accessoires, accessoire | fr: accessoire, accessoires | es: accesorio, accesorios, complementos | it: accessorio, accessori | nl: accessoires | sv: accessoarer | da: tilbehør, accessories | no: tilbehør | pl: akcesoria, dodatki | pt: acessório, acessórios
`

type Names = ReadonlyMap<string, string>

/** The English phrase of each name, by language. */
const byLanguage: ReadonlyMap<string, Names> = createNames()

/**
 * Translates a level of a category path to the English of our tables, part by part; empty
 * if nothing is known. Words that also exist in English with another meaning are dropped: a
 * German "Rock" is a skirt, and a German "Slip" is not a slip.
 *
 *     de, "Kleider & Röcke"   dress and skirt        nl, "Vesten"   cardigan
 */
export function translateLevel(level: string, language: string): string {
  const names = byLanguage.get(language)
  if (names === undefined) return ''
  const whole = names.get(toKey(level))
  if (whole !== undefined) return whole
  const parts = level.split(/\s*[,/|&+;>]\s*|\s+(?:und|et|y|e|en|och|og|i|ja|oraz)\s+/i)
  const people = level.split(/[^\p{L}\p{M}]+/u).filter(word => isAudienceWord(toKey(word)))
  const found = parts.map(part => findName(toKey(part), names, language))
  return [...people, found.filter(phrase => phrase !== undefined).join(' and ')].join(' ').trim()
}

const leastSuffix = 4
/** Languages whose compounds end in the kind: Sommerkleider. In the others, it comes first. */
const compounding: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no', 'nb', 'nn'])

function findName(part: string, names: Names, language: string): string | undefined {
  const words = part.split(' ')
  const isCompounding = compounding.has(language)
  const head = (isCompounding ? words.at(-1) : words[0]) ?? ''
  const known = names.get(part) ?? names.get(head)
  if (known !== undefined || !isCompounding) return known
  for (let at = 1; at <= head.length - leastSuffix; at += 1) {
    const kind = names.get(head.slice(at))
    if (kind === undefined) continue
    const first = head.slice(0, at)
    const wearer = isAudienceWord(first) ? first : names.get(first)
    return wearer === undefined ? kind : `${wearer} ${kind}`
  }
  return undefined
}

/** Returns the names of kinds in a language, to recognize it by. */
export function listForeignNames(): ReadonlyMap<string, Names> {
  return byLanguage
}

function toKey(text: string): string {
  return foldAccents(text.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ').trim()
}

function createNames(): Map<string, Map<string, string>> {
  const languages = new Map<string, Map<string, string>>()
  for (const line of toTableLines(table)) {
    const [phrase = '', ...others] = line.split(' | ')
    for (const other of others) {
      const [language = '', names = ''] = other.split(': ')
      const known = languages.get(language) ?? new Map<string, string>()
      languages.set(language, known)
      for (const name of names.split(', ')) known.set(toKey(name), phrase)
    }
  }
  for (const code of ['nb', 'nn']) languages.set(code, languages.get('no') ?? new Map())
  return languages
}
