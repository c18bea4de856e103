import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './paths.mjs'

const read = name => readFileSync(join(root, name), 'utf8')
const text = read('compose.cluster.yaml')
const { services, volumes } = parse(text, { merge: true })
const named = start => Object.entries(services).filter(([name]) => name.startsWith(start))
const applications = named('app-')
const nodes = named('search-')
const names = nodes.map(([name]) => name)
const proxy = read('haproxy.cfg')

describe('compose.cluster.yaml', () => {
  it('has two processes of the application, and three nodes of OpenSearch', () => {
    expect([applications.length, nodes.length]).toEqual([2, 3])
  })

  it.each(applications)(
    '%s asks every node, after the database and the nodes are there',
    (_, app) => {
      expect(app.environment.SEARCH_URL.split(',')).toEqual(
        names.map(name => `http://${name}:9200`),
      )
      const { database, ...search } = app.depends_on
      expect(Object.keys(search)).toEqual(names)
      for (const { condition } of [database, ...Object.values(search)])
        expect(condition).toBe('service_healthy')
    },
  )

  it.each(applications)('%s believes its one proxy, which alone has a port', (_, app) => {
    expect(app.environment.TRUST_PROXY).toBe(1)
    const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined)
    expect(published.map(([name]) => name)).toEqual(['proxy'])
  })

  it('keeps the settings of compose.yaml', () => {
    const { environment } = parse(read('compose.yaml')).services.app
    for (const [name, app] of applications) {
      const { SEARCH_URL: _, ...own } = app.environment
      expect([name, own]).toEqual([name, { ...environment, TRUST_PROXY: 1 }])
    }
  })

  it.each(nodes)(
    '%s knows the other nodes, its own name, and all that may be managers',
    (name, node) => {
      const { environment, healthcheck, image } = node
      expect(environment['node.name']).toBe(name)
      expect(environment['discovery.seed_hosts'].split(',')).toEqual(names)
      expect(environment['cluster.initial_cluster_manager_nodes'].split(',')).toEqual(names)
      expect(healthcheck.test.join()).toContain('/_cluster/health')
      // The tests run against the same version.
      const [, version] = /<opensearch.version>(.*)</.exec(read('opensearch/pom.xml'))
      expect(image).toBe(`opensearchproject/opensearch:${version}`)
    },
  )

  it('gives every process that stores anything a volume of its own', () => {
    const used = [...applications, ...nodes, ['database', services.database]].map(
      ([, service]) => service.volumes[0].split(':')[0],
    )
    expect(used.toSorted()).toEqual(Object.keys(volumes).toSorted())
  })

  it('uses only variables that .env.example or its own first lines explain', () => {
    const used = [...JSON.stringify(services).matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    const explained = `${read('.env.example')}${text.split('x-app:')[0]}${read('compose.yaml').split('services:')[0]}`
    expect(used).toContain('SEARCH_HEAP')
    expect(used.filter(name => !new RegExp(`\\b${name}\\b`).test(explained))).toEqual([])
  })
})

describe('haproxy.cfg', () => {
  const sections = Object.fromEntries(
    proxy.split(/\n(?=\w)/).map(section => {
      const [title, ...lines] = section.split('\n')
      return [title, lines.map(line => line.trim())]
    }),
  )
  const port = services['app-1'].environment.PORT

  it('is mounted where HAProxy reads it, and listens on the published port', () => {
    const { volumes: mounted, ports } = services.proxy
    expect(mounted).toEqual(['./haproxy.cfg:/usr/local/etc/haproxy/haproxy.cfg:ro'])
    expect(sections['frontend visitors']).toContain(`bind *:${ports[0].split(':').at(-1)}`)
  })

  it.each([
    ['backend application', '/readyz'],
    ['backend alive', '/healthz'],
  ])('asks in %s each process of the application for %s', (title, path) => {
    const lines = sections[title]
    expect(lines).toContain(`http-check send meth GET uri ${path}`)
    expect(lines.filter(line => line.startsWith('server '))).toEqual(
      applications.map(([name]) => `server ${name} ${name}:${port}`),
    )
  })

  it.each([
    'X-Forwarded-For',
    'X-Forwarded-Proto',
    'X-Forwarded-Host',
    'X-Forwarded-Port',
    'Forwarded',
  ])('replaces %s, which visitors could forge', header => {
    const lines = sections['frontend visitors'].join('\n')
    expect(lines).toMatch(new RegExp(`^http-request (?:set|del)-header ${header}\\b`, 'm'))
  })
})
