import { z } from 'zod'
import { defaultProducts } from './sandbox.ts'

/** The environment variables of the sandbox process. */
export const sandboxSettings = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).default(4100),
  SANDBOX_PRODUCTS: z.coerce.number().int().min(1).max(8_000_000).default(defaultProducts),
  SANDBOX_SEED: z.string().min(1).default('sandbox'),
  SANDBOX_PICTURES: z.enum(['drawn', 'plain']).default('drawn'),
  SANDBOX_URL: z.url().optional(),
  SANDBOX_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(750),
  SANDBOX_RAKUTEN_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(100),
  SANDBOX_TRENDING_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(40),
})
