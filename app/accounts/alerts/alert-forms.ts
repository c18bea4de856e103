import { z } from 'zod'
import { deliveries } from '#app/domain/delivery.ts'

/** Converts an amount in dollars, as shoppers write it, to cents; undefined for an empty field. */
const belowCents = z
  .string()
  .trim()
  .max(20, 'Enter a price like 80')
  .regex(/^(?:\$?\s?\d{1,7}(?:\.\d{1,2})?)?$/, 'Enter a price like 80 or 79.50')
  .default('')
  .transform(text => {
    const cents = Math.round(Number(text.replace('$', '')) * 100)
    return text === '' || cents === 0 ? undefined : cents
  })

export const setAlertForm = z.object({
  intent: z.literal('set'),
  /** The product's key in the format of `formatProductKey`. */
  product: z.string().max(250),
  kind: z.enum(['drop', 'stock']),
  below: belowCents,
  size: z
    .string()
    .max(60)
    .default('')
    .transform(size => size || undefined),
})

const changeForm = z.object({ intent: z.literal('change'), id: z.uuid(), below: belowCents })
const removeForm = z.object({ intent: z.literal('remove'), id: z.uuid() })
const deliveryForm = z.object({ intent: z.literal('delivery'), delivery: z.enum(deliveries) })

/** All forms for alerts, distinguished by `intent`. */
export const alertForm = z.discriminatedUnion('intent', [
  setAlertForm,
  changeForm,
  removeForm,
  deliveryForm,
])
