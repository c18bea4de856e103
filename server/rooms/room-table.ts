const everyRoom = [
  'domain',
  'storefronts',
  'database',
  'sources',
  'catalogue',
  'pictures',
  'content',
  'accounts',
  'outbound',
  'middleware',
  'ui',
  'styles',
] as const

/** What a page may know: everything but where the data comes from. */
const behindPages = everyRoom.filter(room => room !== 'database' && room !== 'sources')

/**
 * Which rooms each room may import, besides itself: the folders of app/ in the order data meets them, then the folders
 * beside app/. A room that is not listed does not exist: a new one is added here, where everybody sees it.
 */
export const roomTable: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  storefronts: ['domain'],
  database: ['domain'],
  sources: ['domain'],
  catalogue: ['domain', 'database', 'sources'],
  pictures: ['domain', 'database'],
  content: ['domain', 'storefronts'],
  accounts: ['domain', 'database'],
  outbound: ['domain', 'database', 'storefronts'],
  middleware: [
    'domain',
    'storefronts',
    'database',
    'sources',
    'catalogue',
    'content',
    'accounts',
    'outbound',
  ],
  styles: [],
  ui: ['domain', 'storefronts'],
  routes: behindPages,
  // The files React Router wants at the top of app/: its root, its entries, the list of routes.
  app: behindPages,
  server: everyRoom,
  // The world outside: it knows our side no more than a real upstream would.
  sandbox: [],
  // The database, for what takes months to come about by itself.
  e2e: ['domain', 'storefronts', 'database', 'sandbox'],
  bench: [...everyRoom, 'server', 'sandbox'],
}

/** Rooms whose code also runs in browsers: nothing of the server may come in, not even by a type. */
export const browserRooms: readonly string[] = ['domain', 'storefronts', 'ui', 'styles']

/** Names that say nothing, and so collect everything. */
export const emptyNames: readonly string[] = ['utils', 'util', 'helpers', 'helper', 'misc', 'lib', 'common']
