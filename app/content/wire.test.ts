import { describe, expect, it } from 'vitest'
import {
  articleData,
  blogListData,
  companyPageData,
  headerMenuData,
  homeData,
  sliceFields,
} from './wire.ts'

const image = { url: 'https://images.example/a.jpg', dimensions: { width: 10, height: 10 } }
const link = 'https://shop.example/'

describe('CO1 text that editors write', () => {
  const rows: [string, number, (text: string) => string | undefined][] = [
    ['title of an article', 300, title => articleData.parse({ title }).title],
    ['title of a company page', 300, title => companyPageData.parse({ title }).title],
    ['title of a home page', 300, text => readHome({ hero_title: text }).hero_title],
    ['text of a home page', 300, text => readHome({ hero_text: text }).hero_text],
    ['caption', 300, caption => sliceFields.picture.parse({ image, caption }).caption],
    ['quotation', 1_000, quote => sliceFields.quote.parse({ quote }).quote],
    ['title of products', 120, title => sliceFields.products.parse({ title }).title],
    ['menu entry', 40, name => readMenu(name)],
    ['blog', 80, name => blogListData.parse({ blogs: [{ name, url: link }] }).blogs[0]?.name],
  ]
  it.each(rows)('is shortened in a %s to %i characters, not dropped', (_, max, read) => {
    expect(read('x'.repeat(max))).toBe('x'.repeat(max))
    expect(read(`${'x'.repeat(max)}y`)).toBe('x'.repeat(max))
  })
})

function readHome(fields: object) {
  return homeData.parse({ site: 'fashion8', ...fields })
}

function readMenu(name: string) {
  return headerMenuData.parse({ site: 'fashion8', menu: [{ name, link }] }).menu[0]?.name
}
