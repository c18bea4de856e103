import type { CompanyPage } from '#app/domain/urls/links.ts'

export interface CompanyText {
  title: string
  paragraphs: string[]
}

/** Returns the built-in text of a company page that the content service does not provide. */
export function getCompanyText(
  page: CompanyPage,
  site: { name: string; url: string },
): CompanyText {
  return texts(site.name, new URL(site.url).hostname.replace(/^www\./, ''))[page]
}

const texts = (name: string, domain: string): Record<CompanyPage, CompanyText> => ({
  about: {
    title: `About ${name}`,
    paragraphs: [
      `${name} brings together clothes, shoes, bags, beauty and homeware from many stores, so that you can browse them all at once and compare prices for the same product.`,
      'We don’t sell anything ourselves. When you find something you like, we take you to the store’s site, and you buy there under its terms and with its customer service.',
      'Prices are in US dollars. If a store sells in another currency, we convert at published exchange rates, whose day stands beside the prices, so the price at checkout may differ slightly.',
    ],
  },
  contact: {
    title: 'Contact',
    paragraphs: [
      `Write to hello@${domain}. A person reads every message, and we answer most within two business days.`,
      'For questions about an order, a delivery or a return, please contact the store you bought from. We never see your order.',
      `Stores and brands: to list your products on ${name} or remove them, write to partners@${domain}.`,
    ],
  },
  advertising_disclosure: {
    title: 'Advertising disclosure',
    paragraphs: [
      `${name} is free to use. If you follow a link to a store and buy something, the store may pay us a commission.`,
      'Commissions never affect the price you pay, the order of products, or which store’s offer appears first.',
      'Links that can earn us a commission are marked as sponsored in the code of the page.',
    ],
  },
  terms: {
    title: 'Terms',
    paragraphs: [
      `You may use ${name} to find products for personal use. Please don’t copy the catalog with automated tools or disrupt the service for others.`,
      'Product names, pictures, descriptions and prices come from stores and their networks. We update them regularly, but the price and description on the store’s page at the time you buy are the ones that apply.',
      'A purchase is a contract between you and the store. We are not a party to it.',
    ],
  },
  privacy_policy: {
    title: 'Privacy policy',
    paragraphs: [
      `You can use ${name} without telling us who you are. If you choose a light or dark theme or how many products to show per row, we store that choice in a cookie. Your browser keeps the products you looked at with their prices, the sizes you chose and your searches in its own storage, to show you price drops. We don’t receive it, except for the ids of those products, with which we look up today’s prices; “Clear what this browser remembers” on the home page deletes it.`,
      'If you sign up, one account works on {{site_names}}. We keep it, with what you save, until you delete it. An account that nobody confirms is deleted after {{unconfirmed_account_days}} days, an expired session after {{expired_session_days}} day, and a record of an email after {{email_days}} days.',
      'When you follow a link to a store, the store and its affiliate network learn that you came from us and may set cookies under their own policies.',
      `To find out what data we hold about you, or to have it deleted, write to privacy@${domain}.`,
    ],
  },
  accessibility: {
    title: 'Accessibility',
    paragraphs: [
      `We want everyone to be able to use ${name}. We build it to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and test its pages with an automated checker and with a keyboard. Such checks cannot find every problem, and nobody outside our team has audited the site.`,
      `If something is hard to use or does not work with your assistive technology, write to accessibility@${domain}. A person reads every message.`,
    ],
  },
})
