/** `each` sends one email per event, `daily` one email a day, and `none` no email. */
export const deliveries = ['each', 'daily', 'none'] as const
export type Delivery = (typeof deliveries)[number]
