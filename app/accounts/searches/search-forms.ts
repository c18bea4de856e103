import { z } from 'zod'

/** All forms for saved searches, distinguished by `intent`. */
export const searchForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    category: z.string().max(100).default(''),
    query: z.string().max(4_000),
  }),
  z.object({ intent: z.enum(['remove', 'renew']), id: z.uuid() }),
])
