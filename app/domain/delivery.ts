/** `each` sends one mail per event, `daily` one mail a day, and `none` no mail. */
export const deliveries = ['each', 'daily', 'none'] as const
export type Delivery = (typeof deliveries)[number]
