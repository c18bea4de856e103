import { Hono } from 'hono'
import { type Faults, parseFaults } from './faults.ts'

/**
 * Creates the routes that control faults: POST adds a fault
 * or a list of faults, DELETE removes all faults, GET lists them.
 */
export function createFaultsApi(faults: Faults): Hono {
  const api = new Hono()
  api.get('/', c => c.json(faults.list()))
  api.post('/', async c => {
    try {
      faults.add(parseFaults(await c.req.json()))
    } catch (error) {
      return c.json({ error: error instanceof Error ? error.message : String(error) }, 400)
    }
    return c.json(faults.list())
  })
  api.delete('/', c => {
    faults.clear()
    return c.json(faults.list())
  })
  return api
}
