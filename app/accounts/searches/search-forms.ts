import { z } from 'zod'

export const saveSearchForm = z.object({
  intent: z.literal('save'),
  category: z.string().max(100).default(''),
  query: z.string().max(4_000),
})

/** All forms for saved searches, distinguished by `intent`. */
export const searchForm = z.discriminatedUnion('intent', [
  saveSearchForm,
  z.object({ intent: z.enum(['remove', 'renew']), id: z.uuid() }),
])
