import { z } from 'zod'
import { type Setting, text, wholeNumber } from '#app/domain/setting.ts'

/**
 * Variables for the launcher, the sandbox and the tests, which parse them without
 * the server's code. They are listed here only so that they are documented.
 */
export const scriptSettings: readonly Setting[] = [
  {
    variable: 'NODE_ENV',
    description:
      'set to `production` in a deployment, where `npm start` refuses to run the sandbox',
    schema: text,
  },
  {
    variable: 'ALLOW_SANDBOX',
    description: 'set to 1 to let a deployment run the sandbox',
    schema: z.enum(['0', '1']),
    default: '0',
  },
  {
    variable: 'SANDBOX_PRODUCTS',
    description: 'how many products the sandbox generates',
    schema: wholeNumber(1, 8_000_000),
    default: '20000',
  },
  {
    variable: 'SANDBOX_SEED',
    description: 'any text; the same seed always produces the same catalogue',
    schema: text,
    default: 'sandbox',
  },
  {
    variable: 'CHROMIUM_PATH',
    description: 'the browser that runs the end-to-end tests',
    schema: text,
    whenUnset: 'the installed Chromium',
  },
]
