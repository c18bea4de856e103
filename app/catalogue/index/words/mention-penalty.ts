/** Goes off the score of a product that only mentions what sort of thing is asked for: "wear it with boots". */
export const mentionPenalty = 1_000
