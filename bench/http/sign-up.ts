import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loginPath, signUpPath } from '#app/domain/urls/account-links.ts'

const person = { name: 'Ann', email: 'ann@example.com', password: 'correct horse' }

/** Signs up, logs in and returns the Cookie header of the session. */
export async function signUp(origin: string, dataDirectory: string): Promise<string> {
  await postForm(origin + signUpPath(), person)
  // The link has the storefront's own host name, which not every machine resolves.
  const { pathname, search } = new URL(await findLink(join(dataDirectory, 'mail')))
  await postForm(origin + pathname + search, {})
  const { email, password } = person
  const answer = await postForm(origin + loginPath(), { email, password })
  const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';', 1)[0])
  if (!cookies.some(cookie => cookie?.includes('session=')))
    throw new Error(`Logging in answered ${answer.status} without a session.`)
  return cookies.join('; ')
}

function postForm(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: new URL(url).origin },
    redirect: 'manual',
  })
}

async function findLink(folder: string): Promise<string> {
  for (let round = 0; round < 200; round += 1) {
    for (const name of await readdir(folder).catch(() => [])) {
      const text = await readFile(join(folder, name), 'utf8')
      const decoded = text.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
      const link = /https?:\/\/\S+token=\S+/.exec(decoded)
      if (link) return link[0]
    }
    await pause(50)
  }
  throw new Error(`No mail with a link arrived in ${folder}.`)
}
