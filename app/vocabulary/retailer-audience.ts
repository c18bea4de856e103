import { type Audience, parseAudience } from './audience.ts'
import { toRetailerKey } from './retailer.ts'
import { toTableLines } from './table-lines.ts'

/**
 * Retailers that sell only to women, men or children. The table is used for records that
 * state no audience. A retailer that also has a line for anyone else is left out, because
 * a wrong department is worse than none. A feed imported with `--gender` needs no entry.
 */
const table = `
women: Accessorize, Aerie, Altar'd State, Ann Summers, Ann Taylor, Ashley Stewart, Beginning
  Boutique, BHLDN, Biba, Boux Avenue, Bravissimo, Catherines, Charlotte Russe, Chico's, Coast,
  Coldwater Creek, Dorothy Perkins, Eileen Fisher, Eloquii, Evans, Figleaves, Francesca's, Free
  People, Hello Molly, Intermix, J.Jill, Karen Millen, Lane Bryant, Lele Sadoughi, Libas,
  L.K.Bennett, LOFT, Lulus, Meshki, Missguided, ModCloth, Motherhood Maternity, Nasty Gal,
  Net-a-Porter, Oasis, Oh Polly, Petal & Pup, Phase Eight, PinkBlush, PrettyLittleThing, Princess
  Polly, Quiz, Reformation, Roman Originals, Rouje, Seraphine, Showpo, Simply Be, Soft Surroundings,
  Soma, Sweaty Betty, Talbots, The Outnet, ThirdLove, Torrid, Venus, Victoria's Secret, W for Woman,
  Wallis, Warehouse, White House Black Market, Windsor, Yours Clothing
men: Allen Edmonds, Black Lapel, Bonobos, boohooMAN, Charles Tyrwhitt, DXL, Destination XL, Jacamo,
  Jos. A. Bank, KingSize, Mack Weldon, Men's Wearhouse, Mizzen+Main, Moss Bros, MR PORTER, Proper
  Cloth, State and Liberty, The Art of Shaving, The Tie Bar
kids: Carter's, Childrensalon, FirstCry, Gymboree, Hanna Andersson, Hopscotch, Janie and Jack,
  Melijoe, OshKosh B'gosh, Tea Collection, The Children's Place
baby: JoJo Maman Bebe, Kyte Baby, Mamas & Papas, buybuy BABY
`

const audiences: ReadonlyMap<string, Audience> = new Map(
  toTableLines(table).flatMap(line => {
    const [audience = '', names = ''] = line.split(': ')
    return names.split(', ').map(name => [toRetailerKey(name), parseAudience(audience)] as const)
  }),
)

/**
 * Looks a retailer up by any of its names: "Ann Taylor",
 * "anntaylor.com" and "Ann Taylor US" find the same retailer.
 */
export function findRetailerAudience(name: string): Audience | undefined {
  return audiences.get(toRetailerKey(name))
}
