import { DatabaseSync } from 'node:sqlite'
import { getDeals } from './deals.ts'
import type { EngineKind } from './engine.ts'
import { indexes, tables, writeFacetSql } from './facet-sql.ts'
import { textWeights, toProductText } from './product-text.ts'

const fields = Object.keys(textWeights)
const weights = Object.values(textWeights).join(', ')

export const fts5: EngineKind = {
  id: 'fts5',
  name: 'SQLite FTS5',
  note: 'in memory; counts by GROUP BY over its hits; porter stemming, no forgiveness',
  async create() {
    const db = new DatabaseSync(':memory:')
    db.exec(
      `${tables} CREATE VIRTUAL TABLE text USING fts5(${fields.join(', ')}, content='', tokenize='porter unicode61')`,
    )
    db.exec(`CREATE VIRTUAL TABLE word USING fts5vocab(text, 'row')`)
    const suggest = db.prepare(
      'SELECT term FROM word WHERE term >= ? AND term < ? ORDER BY doc DESC LIMIT 8',
    )
    return {
      isForgiving: false,
      async build(chunks) {
        const insertProduct = db.prepare('INSERT INTO product VALUES (?, ?, ?, ?, ?, ?, ?)')
        const insertText = db.prepare(
          `INSERT INTO text (rowid, ${fields.join(', ')}) VALUES (?, ${fields.map(() => '?').join(', ')})`,
        )
        const insertColor = db.prepare('INSERT INTO product_color VALUES (?, ?)')
        const insertSize = db.prepare('INSERT INTO product_size VALUES (?, ?)')
        const insertDeal = db.prepare('INSERT INTO product_deal VALUES (?, ?)')
        for (const chunk of chunks) {
          db.exec('BEGIN')
          for (const product of chunk) {
            const { number, brand, store, categoryId, usdCents, condition, inStock } = product
            insertProduct.run(
              number,
              brand,
              store,
              categoryId,
              usdCents,
              condition,
              inStock ? 'in' : 'out',
            )
            insertText.run(number, ...Object.values(toProductText(product)))
            for (const color of product.colors) insertColor.run(number, color)
            for (const size of product.sizes) insertSize.run(number, size)
            for (const deal of getDeals(product)) insertDeal.run(number, deal)
          }
          db.exec('COMMIT')
        }
        db.exec(`${indexes} INSERT INTO text(text) VALUES ('optimize'); ANALYZE;`)
      },
      query(query) {
        const words = query.text.split(' ').filter(Boolean)
        const sql = writeFacetSql(
          query,
          words.length === 0
            ? { from: 'product', where: 'true', rank: '0' }
            : {
                from: 'text JOIN product ON product.number = text.rowid',
                where: 'text MATCH ?',
                rank: `bm25(text, ${weights})`,
              },
        )
        const match = words.map(word => `"${word.replaceAll('"', '""')}"`).join(' ')
        const rows = db.prepare(sql).all(...(words.length === 0 ? [] : [match])) as {
          what: string
          count: number
        }[]
        return {
          total: rows.find(({ what }) => what === 'total')?.count ?? 0,
          numbers: rows.filter(({ what }) => what === 'page').map(({ count }) => count),
          counted: rows.filter(({ what }) => what !== 'page' && what !== 'total').length,
        }
      },
      suggest(text) {
        const last = text.split(' ').at(-1) ?? ''
        return suggest.all(last, `${last}\u{10ffff}`).length
      },
    }
  },
}
