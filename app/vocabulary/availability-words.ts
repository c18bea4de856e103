import { toWords } from './to-words.ts'

// The words with which shops state availability. The texts are written
// as in feeds; accents and capitals make no difference.

/** Phrases for "can be bought". Preorders and backorders can be ordered, so they count. */
export const presentPhrases = toPhrases(
  // English
  ...['in stock', 'instock', 'available', 'y', 'yes', 'true', 'on', 'on hand', 'for sale'],
  ...[
    'limited availability',
    'limited stock',
    'low stock',
    'few left',
    'a few left',
    'last item',
    'last items',
  ],
  ...['online only', 'available now', 'available online', 'orderable'],
  ...['available for order', 'available to order', 'available for backorder', 'in inventory'],
  ...['available for pre order', 'available for preorder', 'preorder', 'pre order', 'pre ordered'],
  ...['preordered', 'preorderable', 'presale', 'pre sale', 'made to order'],
  ...['backorder', 'back order', 'backordered', 'backorderable', 'ready to ship'],
  // German
  ...['ja', 'j', 'auf Lager', 'lagernd', 'vorrätig', 'verfügbar', 'lieferbar', 'sofort lieferbar'],
  ...['sofort verfügbar', 'an Lager', 'ab Lager', 'am Lager', 'im Lager', 'vorbestellbar'],
  ...['Vorbestellung', 'bestellbar', 'wenige verfügbar', 'wenige Stück', 'geringer Bestand'],
  // French
  ...['oui', 'en stock', 'disponible', 'précommande', 'pré commande', 'en précommande'],
  ...['disponible en ligne', 'stock limité', 'stock faible', 'quelques pièces'],
  ...['quelques exemplaires', 'quelques articles'],
  // Spanish, Portuguese
  ...['sí', 'sim', 'en existencia', 'en existencias', 'hay existencias', 'preventa', 'pre venta'],
  ...['hay stock', 'con stock', 'disponibles', 'em estoque', 'em stock', 'com estoque'],
  ...['disponível', 'disponíveis', 'pré venda', 'pré encomenda', 'em armazém', 'à pronta entrega'],
  // Italian
  ...['sì', 'disponibile', 'disponibili', 'disponibilità immediata', 'in magazzino', 'a magazzino'],
  ...['preordine', 'pre ordine', 'prenotabile', 'disponibilità limitata'],
  // Dutch
  ...['op voorraad', 'uit voorraad leverbaar', 'voorradig', 'leverbaar', 'beschikbaar'],
  ...['direct leverbaar', 'beperkte voorraad', 'pre orderen', 'nabestelling'],
  // Swedish, Danish, Norwegian, Finnish
  ...['i lager', 'finns i lager', 'tillgänglig', 'tillgängligt', 'på lager', 'tilgængelig'],
  ...['tilgjengelig', 'forudbestilling', 'forhåndsbestilling', 'förhandsbokning', 'få på lager'],
  ...['få i lager', 'kyllä', 'varastossa', 'saatavilla', 'heti saatavilla', 'ennakkotilaus'],
  // Polish, Czech, Slovak, Hungarian, Romanian
  ...['tak', 'dostępny', 'dostępna', 'dostępne', 'w magazynie', 'na stanie', 'na magazynie'],
  ...[
    'przedsprzedaż',
    'ano',
    'skladem',
    'dostupné',
    'k dispozici',
    'áno',
    'na sklade',
    'na skladě',
  ],
  ...['raktáron', 'készleten', 'igen', 'elérhető', 'előrendelhető', 'în stoc', 'disponibil'],
  // Turkish, Greek, Russian, Ukrainian
  ...[
    'stokta',
    'stokta var',
    'mevcut',
    'evet',
    'var',
    'διαθέσιμο',
    'σε απόθεμα',
    'άμεσα διαθέσιμο',
  ],
  ...['в наличии', 'есть в наличии', 'есть', 'да', 'предзаказ', 'в наявності', 'є в наявності'],
  // Japanese, Chinese, Korean, Vietnamese, Arabic
  ...['在庫あり', '在庫有り', '有货', '有貨', '现货', '現貨', '预售', '預購', '予約受付中'],
  ...['재고 있음', '재고있음', '판매중', 'còn hàng', 'có sẵn', 'متوفر', 'متاح'],
)

/** Phrases for "cannot be bought", wherever they occur in a text. */
export const absentPhrases = toPhrases(
  // English
  ...['out of stock', 'outofstock', 'out stock', 'oos', 'sold out', 'soldout', 'unavailable'],
  ...['not available', 'not in stock', 'no stock', 'nostock', 'without stock', 'zero stock'],
  ...['discontinued', 'no longer', 'coming soon', 'back in stock', 'notify me', 'none in stock'],
  ...['none available', 'none left', 'end of life', 'not for sale', 'withdrawn'],
  // German
  ...['ausverkauft', 'vergriffen', 'nicht lieferbar', 'nicht verfügbar', 'nicht vorrätig'],
  ...['nicht auf Lager', 'nicht lagernd', 'nicht bestellbar', 'nicht mehr', 'ohne Bestand'],
  ...['derzeit nicht', 'kein Bestand', 'keine Verfügbarkeit', 'bald wieder'],
  // French
  ...['épuisé', 'épuisée', 'indisponible', 'rupture', 'hors stock', 'pas en stock', 'pas de stock'],
  ...['non disponible', 'pas disponible', 'plus disponible', 'bientôt disponible', 'sans stock'],
  // Spanish, Portuguese
  ...['agotado', 'agotada', 'agotados', 'sin stock', 'sin existencias', 'sin existencia'],
  ...['no disponible', 'fuera de stock', 'fuera de existencias', 'descatalogado', 'próximamente'],
  ...[
    'sin inventario',
    'no hay',
    'esgotado',
    'esgotada',
    'sem estoque',
    'sem stock',
    'indisponível',
  ],
  ...['fora de estoque', 'não disponível', 'em falta', 'brevemente', 'em breve'],
  // Italian
  ...['esaurito', 'esaurita', 'non disponibile', 'fuori stock', 'terminato', 'senza stock'],
  ...['indisponibile', 'in arrivo', 'non in stock', 'prossimamente'],
  // Dutch
  ...['uitverkocht', 'niet op voorraad', 'niet leverbaar', 'niet beschikbaar', 'niet voorradig'],
  ...['geen voorraad', 'onbeschikbaar', 'binnenkort'],
  // Swedish, Danish, Norwegian, Finnish
  ...['slutsåld', 'slutsålt', 'slut', 'ej i lager', 'inte i lager', 'ej tillgänglig', 'udsolgt'],
  ...['utsolgt', 'ikke på lager', 'ikke tilgængelig', 'ikke tilgjengelig', 'utgått', 'udgået'],
  ...['ei varastossa', 'loppu', 'loppunut', 'loppuunmyyty', 'ei saatavilla', 'tilapäisesti loppu'],
  // Polish, Czech, Slovak, Hungarian, Romanian
  ...['brak', 'niedostępny', 'niedostępna', 'niedostępne', 'wyprzedany', 'wyprzedane', 'vyprodáno'],
  ...['nedostupné', 'není skladem', 'vypredané', 'nie je na sklade', 'elfogyott', 'nincs'],
  ...['nem elérhető', 'nem kapható', 'stoc epuizat', 'epuizat', 'indisponibil', 'nu este în stoc'],
  // Turkish, Greek, Russian, Ukrainian
  ...['tükendi', 'stokta yok', 'yok', 'mevcut değil', 'εξαντλημένο', 'εξαντλήθηκε', 'μη διαθέσιμο'],
  ...['нет в наличии', 'распродано', 'продано', 'отсутствует', 'немає', 'недоступно', 'закончился'],
  // Japanese, Chinese, Korean, Vietnamese, Arabic
  ...[
    '在庫なし',
    '在庫切れ',
    '売り切れ',
    '品切れ',
    '完売',
    '无货',
    '無貨',
    '缺货',
    '缺貨',
    '售罄',
    '售完',
  ],
  ...['품절', '재고 없음', '재고없음', 'hết hàng', 'غير متوفر', 'غير متاح', 'نفذ', 'نفدت الكمية'],
)

/** Words for "cannot be bought" if they are the whole text. */
export const absentWords = toPhrases(
  ...['n', 'no', 'false', 'f', 'off', 'none', 'nil', 'nein', 'non', 'nee', 'nej', 'nei', 'ei'],
  ...['não', 'nie', 'ne', 'nem', 'nu', 'hayır', 'нет', 'ні', 'いいえ', 'không', 'لا', 'όχι'],
  ...[
    'retired',
    'expired',
    'inactive',
    'archived',
    'deleted',
    'ended',
    'obsolete',
    'draft',
    'sold',
  ],
)

/** Words that, beside a word for stock, mean that there is none. */
export const negations: ReadonlySet<string> = toPhrases(
  ...['no', 'not', 'none', 'never', 'without', 'zero', 'isnt', 'nicht', 'kein', 'keine', 'keiner'],
  ...[
    'ohne',
    'nein',
    'non',
    'pas',
    'plus',
    'aucun',
    'sans',
    'sin',
    'ningún',
    'sem',
    'não',
    'senza',
  ],
  ...['niet', 'geen', 'nee', 'ej', 'inte', 'inga', 'ikke', 'ikkje', 'ingen', 'ei', 'nie', 'bez'],
  ...['není', 'nelze', 'nem', 'nincs', 'nu', 'fără', 'değil', 'yok', 'не', 'нет', 'без', 'ні'],
  ...['soon', 'bald', 'bientôt', 'pronto', 'presto', 'snart', 'не', 'μη', 'không', 'hết', 'غير'],
)

/** Words before a number that it exceeds or reaches: "more than 10" means at least as much as 10. */
export const atLeastPhrases = toPhrases(
  ...['more than', 'over', 'above', 'at least', 'mehr als', 'über', 'mindestens', 'plus de'],
  ...['au moins', 'más de', 'al menos', 'mais de', 'pelo menos', 'più di', 'oltre', 'almeno'],
  ...['meer dan', 'minstens', 'fler än', 'mer än', 'över', 'mere end', 'flere end', 'mer enn'],
  ...['flere enn', 'over', 'minst', 'mindst', 'yli', 'więcej niż', 'ponad', 'powyżej', 'více než'],
  ...['viac ako', 'több mint', 'peste', 'mai mult de', 'более', 'больше', 'свыше', 'більше'],
)

/** Words after a number that mean "or more". */
export const orMorePhrases = toPhrases(
  ...['or more', 'and more', 'oder mehr', 'und mehr', 'ou plus', 'et plus', 'o más', 'y más'],
  ...['ou mais', 'e mais', 'o più', 'e più', 'of meer', 'en meer', 'eller fler', 'eller mer'],
)

/** Words before a number of pieces that are left: "nur noch 2". They imply that these are for sale. */
export const remainderPhrases = toPhrases(
  ...['only', 'just', 'nur noch', 'noch', 'nur', 'plus que', 'il reste', 'reste', 'restent'],
  ...['il ne reste que', 'ne reste que', 'il ne reste plus que', 'ne reste plus que'],
  ...['quedan', 'queda', 'solo quedan', 'solo queda', 'quedan solo', 'restam', 'apenas'],
  ...['rimangono', 'rimane', 'restano', 'ne restano', 'ancora', 'nog maar', 'nog', 'slechts'],
  ...['endast', 'bara', 'kun', 'vain', 'zostało', 'zostały', 'tylko', 'осталось', 'залишилось'],
)

/** Words for the last ones, beside a word for pieces: "dernières pièces". */
export const lastWords: ReadonlySet<string> = toPhrases(
  ...['last', 'final', 'letzte', 'letzter', 'letztes', 'letzten', 'dernier', 'dernière'],
  ...['derniers', 'dernières', 'última', 'últimas', 'último', 'últimos', 'ultima', 'ultime'],
  ...['ultimo', 'ultimi', 'laatste', 'sista', 'sidste', 'siste', 'ostatnia', 'ostatnie'],
  ...['poslední', 'posledné', 'ultimele', 'последний', 'последние', 'останні', 'son'],
)

/** Words for pieces. */
export const pieceWords: ReadonlySet<string> = toPhrases(
  ...['unit', 'units', 'piece', 'pieces', 'pcs', 'pc', 'item', 'items', 'stück', 'stücke', 'stk'],
  ...['exemplar', 'exemplare', 'artikel', 'pièce', 'pièces', 'article', 'articles', 'exemplaire'],
  ...['exemplaires', 'unité', 'unités', 'unidad', 'unidades', 'pieza', 'piezas', 'unidade'],
  ...['peça', 'peças', 'pezzo', 'pezzi', 'unità', 'stuk', 'stuks', 'exemplaren', 'ex'],
  ...['sztuka', 'sztuki', 'sztuk', 'szt', 'kus', 'kusy', 'kusů', 'ks', 'bucăți', 'adet', 'шт'],
)

/** Words for stock and quantities: "12 available", "qty: 3", "stock 5", "3 Stück". */
export const quantityWords: ReadonlySet<string> = toPhrases(
  ...pieceWords,
  ...['stock', 'stocks', 'instock', 'qty', 'quantity', 'available', 'availability', 'left'],
  ...['inventory', 'remaining'],
  ...['lager', 'vorrätig', 'verfügbar', 'verfügbarkeit', 'bestand', 'menge', 'anzahl'],
  ...['lagerbestand', 'disponible', 'disponibles', 'quantité', 'restants', 'restant'],
  ...['cantidad', 'existencias', 'quantidade', 'disponíveis', 'disponível'],
  ...['estoque', 'quantità', 'disponibili', 'disponibile', 'magazzino', 'disponibilité'],
  ...['disponibilidad', 'voorraad', 'beschikbaar', 'antal', 'st', 'varastossa', 'kpl'],
  ...['ilość', 'skladem', 'db', 'készleten', 'raktáron'],
  ...['stoc', 'stok', 'stokta', 'наличии'],
)

/** Words beside a quantity: "5 in stock", "5 auf Lager". */
export const prepositions: ReadonlySet<string> = toPhrases(
  ...['in', 'auf', 'en', 'em', 'op', 'i', 'på', 'na', 'w', 'în', 'в'],
)

/** Words beside a phrase for "in stock" that do not change its meaning. */
export const fillers: ReadonlySet<string> = toPhrases(
  ...['currently', 'now', 'online', 'only', 'just', 'still', 'more', 'than', 'over', 'and', 'yes'],
  ...['status', 'item', 'product', 'is', 'are', 'the', 'this', 'our', 'immediately', 'immediate'],
  ...[
    'left',
    'low',
    'stock',
    'availability',
    'sofort',
    'nur',
    'noch',
    'aktuell',
    'derzeit',
    'mehr',
  ],
  ...['als', 'verfügbarkeit', 'seulement', 'encore', 'immédiatement', 'disponibilité', 'solo'],
  ...['quedan', 'inmediata', 'disponibilidad', 'subito', 'immediata', 'disponibilità', 'direct'],
  ...['ready', 'to', 'ship'],
)

function toPhrases(...texts: string[]): ReadonlySet<string> {
  return new Set(texts.map(text => toWords(text).join(' ')))
}
