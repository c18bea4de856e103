/** The contribution of a term to a product's score, as one byte. */
export const fullImpact = 255
/** Minimum for a term outside the description. */
export const leastTitleImpact = 64
/** Maximum for a term that is only in the description: less than for a synonym elsewhere. */
export const mostMentionedImpact = 36
