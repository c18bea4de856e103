const everyRoom = [
  'domain',
  'vocabulary',
  'storefronts',
  'database',
  'audit',
  'sources',
  'networks',
  'store',
  'ingest',
  'search-index',
  'catalogue',
  'public-web',
  'pictures',
  'content',
  'accounts',
  'outbound',
  'page-rules',
  'overrides',
  'pages',
  'agents',
  'context',
  'middleware',
  'requests',
  'ui',
  'admin',
  'gallery',
  'styles',
] as const

/** The rooms that know nothing of requests. */
const belowRequests = everyRoom.slice(0, everyRoom.indexOf('context'))

/**
 * The rooms that routes may import: all except those that read data from outside and
 * those whose pages only operators see.
 */
const behindPages = everyRoom.filter(
  room => !['database', 'sources', 'ingest', 'public-web', 'admin', 'gallery'].includes(room),
)

/**
 * The rooms that each room may import besides itself: the folders of app/ in
 * data-flow order, then the folders beside app/. Every room must be listed.
 */
export const roomTable: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  vocabulary: ['domain'],
  storefronts: ['domain'],
  database: ['domain'],
  audit: ['domain', 'database'],
  sources: ['domain', 'vocabulary'],
  // The networks that pay commissions are also sources, and
  // their reports share tokens and rate limits with them.
  networks: ['domain', 'sources'],
  store: ['domain', 'database'],
  ingest: ['domain', 'vocabulary', 'database', 'audit', 'sources', 'networks', 'store'],
  'search-index': ['domain', 'vocabulary', 'store'],
  catalogue: ['domain', 'sources', 'store', 'search-index'],
  'public-web': [],
  pictures: ['domain', 'database', 'public-web'],
  content: ['domain', 'storefronts', 'public-web'],
  // `accounts` may import `store` because alerts follow the change feed and read the price history.
  accounts: ['domain', 'storefronts', 'database', 'store', 'catalogue', 'pictures'],
  outbound: [
    'domain',
    'database',
    'audit',
    'storefronts',
    'public-web',
    'sources',
    'networks',
    'store',
  ],
  'page-rules': ['domain', 'storefronts', 'database', 'networks'],
  overrides: [
    'domain',
    'vocabulary',
    'database',
    'audit',
    'store',
    'ingest',
    'search-index',
    'catalogue',
    'pictures',
    // Earnings are added up under the retailers' merged names.
    'outbound',
  ],
  pages: [
    'domain',
    'vocabulary',
    'storefronts',
    'store',
    'search-index',
    'catalogue',
    'pictures',
    'content',
    'accounts',
    'networks',
    'outbound',
    'audit',
    'page-rules',
    'overrides',
  ],
  agents: ['domain', 'search-index', 'catalogue', 'overrides', 'pages'],
  context: belowRequests,
  middleware: [...belowRequests, 'context'],
  requests: [...belowRequests, 'context', 'middleware'],
  styles: [],
  ui: ['domain', 'storefronts', 'pages'],
  admin: everyRoom.filter(room => !['public-web', 'gallery', 'styles'].includes(room)),
  gallery: ['domain', 'storefronts', 'catalogue', 'pages', 'context', 'middleware', 'ui', 'admin'],
  routes: behindPages,
  // Files that React Router expects at the top of app/: root, entries and route list.
  app: behindPages,
  server: everyRoom,
  // The sandbox imports none of our code, like a real upstream.
  sandbox: [],
  // The end-to-end tests also use the database, to create states that would take months to arise,
  // and the table of routes (in the room called app), to try every address.
  e2e: [
    'app',
    'domain',
    'storefronts',
    'database',
    'page-rules',
    'pages',
    'admin',
    'gallery',
    'sandbox',
  ],
  bench: [...everyRoom, 'server', 'sandbox'],
}

/**
 * Rooms, and a folder of one, whose code also runs in browsers; they may not import even types
 * from server code.
 */
export const browserRooms: readonly string[] = [
  'domain',
  'storefronts',
  'pages/browser',
  'ui',
  'styles',
]

/** Names that are too vague for a file or folder. */
export const emptyNames: readonly string[] = [
  'utils',
  'util',
  'helpers',
  'helper',
  'misc',
  'lib',
  'common',
]
