import type { CompanyPage } from '#app/domain/links.ts'

export interface CompanyText {
  title: string
  paragraphs: string[]
}

/** What the company pages say while the content service has no words of its own for them. */
export function getCompanyText(page: CompanyPage, site: { name: string; url: string }): CompanyText {
  return texts(site.name, new URL(site.url).hostname.replace(/^www\./, ''))[page]
}

const texts = (name: string, domain: string): Record<CompanyPage, CompanyText> => ({
  about: {
    title: `About ${name}`,
    paragraphs: [
      `${name} gathers clothes, shoes, bags, beauty and things for the home from many retailers into one place, so that you can look through all of them at once and see what each asks for the same thing.`,
      'We sell nothing ourselves. When you have found what you want, we send you to the retailer that has it, and you buy there, under its terms and with its service.',
      'Prices are shown in US dollars. Where a retailer sells in another currency we convert at a fixed rate, so the amount you pay there can differ a little.',
    ],
  },
  contact: {
    title: 'Contact',
    paragraphs: [
      `Write to hello@${domain}. A person reads every letter, and most are answered within two working days.`,
      'Questions about an order, a delivery or a return go to the retailer you bought from: we never see your order.',
      `Retailers and brands who want their products on ${name}, or off it, write to partners@${domain}.`,
    ],
  },
  advertising_disclosure: {
    title: 'Advertising disclosure',
    paragraphs: [
      `${name} is free to use. When you follow a link to a retailer and buy, that retailer may pay us a commission.`,
      'A commission never changes the price you pay, and it never changes the order in which products are listed or which retailer’s offer stands first.',
      'Links that can earn us a commission are marked as sponsored in the page itself.',
    ],
  },
  terms: {
    title: 'Terms',
    paragraphs: [
      `You may use ${name} to look for products for yourself. Please do not copy the catalogue by machine or get in the way of others using it.`,
      'Product names, pictures, descriptions and prices come from retailers and their networks. We refresh them all the time and show when we know that something has changed, but what counts is the price and the description on the retailer’s own page when you buy.',
      'A sale is a contract between you and the retailer. We are no party to it.',
    ],
  },
  privacy_policy: {
    title: 'Privacy policy',
    paragraphs: [
      `You can use ${name} without telling us who you are. We keep one cookie when you choose a light or dark appearance, and it holds that choice and nothing else.`,
      'When you follow a link to a retailer, the retailer and its affiliate network learn that you came from us, and may set cookies of their own under their own policies.',
      `To ask what we hold about you, or to have it removed, write to privacy@${domain}.`,
    ],
  },
})
