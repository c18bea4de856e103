import { toBrandKey } from './brand.ts'
import { brandAliases } from './brand-aliases.ts'

/**
 * Brands recognized at the start of a product's name when the record states no brand, whether
 * or not the catalogue has them (see `known-brands.server.ts`). Names that are also ordinary
 * words are left out (Frame, Mother, Next, Mango): in "Mango Silk Dress", mango is a color.
 */
const names = `
7 For All Mankind, A.P.C., Acne Studios, AG Jeans, Alexander Wang, Alice + Olivia, Allbirds, AllSaints, Ann Taylor,
Anne Klein, Aquazzura, Armani Exchange, Asics, Athleta, Balenciaga, Balmain, Banana Republic, Barbour, BCBGMAXAZRIA,
Belstaff, Ben Sherman, Betsey Johnson, Billabong, Birkenstock, Brooks Brothers, Brunello Cucinelli, Burberry, Bvlgari,
Calvin Klein Jeans, Canada Goose, Carhartt, Cartier, Celine, Charlotte Tilbury, Chloé, Christian Siriano, Clarks, Clinique,
Club Monaco, Cole Haan, Columbia Sportswear, Crocs, Cynthia Rowley, David Yurman, Delpozo, Desigual, Dickies, DKNY,
Dooney & Bourke, Dsquared2, Ecco, Eileen Fisher, Elie Saab, Elie Tahari, Elizabeth and James, Emanuel Ungaro, Emilio Pucci,
Emporio Armani, Eres, Ermenegildo Zegna, Erdem, Estée Lauder, Etro, Everlane, Fendi, Fila, Fitflop, Florsheim, Free People,
French Connection, Frye, Furla, G-Star RAW, Ganni, Gant, Giambattista Valli, Gianvito Rossi, Giorgio Armani, Giuseppe Zanotti,
Givenchy, Golden Goose, Halston, Helly Hansen, Helmut Lang, Hermès, Hervé Léger, Hoka, Hollister, Hudson Jeans, Hugo Boss,
Hunter Boots, Isabel Marant, Issey Miyake, J Brand, J.Crew, Jack Wolfskin, Jason Wu, Jenni Kayne, Jil Sander, Jimmy Choo,
Johnston & Murphy, Johnny Was, Judith Leiber, Karen Millen, Karl Lagerfeld, Keds, Kendra Scott, Kenneth Cole, Kenneth Jay Lane,
Kenzo, Kurt Geiger, L.L.Bean, La Mer, La Perla, Lacoste, Lancôme, Lands' End, Lanvin, Laura Mercier, Lilly Pulitzer,
Loeffler Randall, Loewe, Loro Piana, Lucky Brand, Lululemon, Maison Margiela, Manolo Blahnik, Mansur Gavriel, Marchesa,
Marimekko, Marni, Massimo Dutti, Max Mara, Merrell, Michael Kors, Miu Miu, Moncler, Monique Lhuillier, Moschino, Nanette Lepore, NARS,
Naturalizer, Nautica, Neil Barrett, Nicole Miller, Nili Lotan, Nina Ricci, Nine West, Oakley, Obermeyer, Off-White, Oscar de la Renta,
Paco Rabanne, Paige Denim, Patagonia, Paul Smith, Perry Ellis, Peter Pilotto, Philipp Plein, Pierre Hardy, Prabal Gurung, Prada, Primark,
Proenza Schouler, Puma, Quiksilver, Rachel Zoe, Rag & Bone, Ray-Ban, Rebecca Minkoff, Rebecca Taylor, Reebok, Reiss, René Caovilla,
Rick Owens, Rimowa, Roberto Cavalli, Rochas, Roger Vivier, Roland Mouret, Sam Edelman, Salomon, Samsonite, Saucony, Schutz,
See by Chloé, Self-Portrait, Sergio Rossi, Shein, Shiseido, Simone Rocha, Skechers, Smythson, Sorel, Spanx, Sperry, Stella McCartney,
Steve Madden, Stuart Weitzman, Superdry, Swarovski, Tadashi Shoji, TAG Heuer, Ted Baker, Temperley London, Tiffany & Co., Timberland,
Tod's, Tom Ford, Tommy Bahama, Tommy Hilfiger, Topshop, Trina Turk, Tumi, Under Armour, Uniqlo, Urban Outfitters, Valentino,
Vera Bradley, Vera Wang, Versace, Victoria Beckham, Vilebrequin, Vineyard Vines, Vivienne Westwood, Wolford, Woolrich, Yohji Yamamoto,
Zadig & Voltaire, Zara, Zimmermann, Zuhair Murad`

/** The keys of the well-known brands; see `toBrandKey`. */
export const wellKnownBrandKeys: ReadonlySet<string> = new Set(
  [...names.split(',').map(name => name.trim()), ...brandAliases.map(([name]) => name)].map(
    toBrandKey,
  ),
)

/** True for the key of a well-known brand. */
export function isWellKnownBrand(key: string): boolean {
  return wellKnownBrandKeys.has(key)
}
