/**
 * The locale to assume for each country, because rows have a country but no language.
 * For a country with several languages, this is the one that most feeds use.
 */
const locales = new Map(
  [
    'en_US',
    'en_GB',
    'en_CA',
    'en_AU',
    'en_NZ',
    'en_IE',
    'de_DE',
    'de_AT',
    'de_CH',
    'fr_FR',
    'es_ES',
    'it_IT',
  ]
    .concat([
      'nl_NL',
      'nl_BE',
      'sv_SE',
      'nb_NO',
      'da_DK',
      'pl_PL',
      'pt_PT',
      'pt_BR',
      'ja_JP',
      'es_MX',
    ])
    .map(locale => [locale.slice(3), locale]),
)

export function toLocale(country: string | null | undefined): string {
  return locales.get(country?.trim().toUpperCase() ?? '') ?? 'en_US'
}
