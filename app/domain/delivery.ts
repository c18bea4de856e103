/** `each` sends an email for each round of checks, `daily` one email a day, and `none` no email. */
export const deliveries = ['each', 'daily', 'none'] as const
export type Delivery = (typeof deliveries)[number]
