/** How much a term says of a product, as a byte. */
export const fullImpact = 255
/** Of a term outside the description at least. */
export const leastTitleImpact = 64
/** Of one inside it alone at most: below what another name for the thing outside of it is worth. */
export const mostMentionedImpact = 36
