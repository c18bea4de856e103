import { accessibilityRules } from './rules/accessibility-rules.ts'
import { informationRules } from './rules/information-rules.ts'
import { priceRules } from './rules/price-rules.ts'
import { privacyRules } from './rules/privacy-rules.ts'
import { retailerLinkRules } from './rules/retailer-link-rules.ts'
import { searchEngineRules } from './rules/search-engine-rules.ts'
import { statusRules } from './rules/status-rules.ts'

/** Every rule for our pages. The crawler's test breaks each of these rules once. */
export const rules = [
  ...statusRules,
  ...searchEngineRules,
  ...priceRules,
  ...retailerLinkRules,
  ...privacyRules,
  ...informationRules,
  ...accessibilityRules,
] as const
export type RuleId = (typeof rules)[number]['id']
