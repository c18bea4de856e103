/**
 * The penalty that is subtracted from the score of a product that
 * only mentions the requested category, as in "wear it with boots".
 */
export const descriptionPenalty = 1_000
