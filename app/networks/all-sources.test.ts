import { describe, expect, it } from 'vitest'
import { sourceDefinitions } from './all-sources.server.ts'

describe('allSources', () => {
  it.each(sourceDefinitions.map(source => [source.name, source] as const))(
    '%s starts the names of its variables with its prefix',
    (_, { settings, variablePrefix }) => {
      const variables = Object.values(settings).map(({ variable }) => variable)
      expect(variables.filter(name => !name.startsWith(`${variablePrefix}_`))).toEqual([])
    },
  )

  it('gives every source its own letter, name and prefix', () => {
    for (const key of ['letter', 'name', 'variablePrefix'] as const) {
      const values = sourceDefinitions.map(source => source[key])
      expect(values).toEqual([...new Set(values)])
    }
  })

  it('hides every credential', () => {
    const settings = sourceDefinitions.flatMap(source => Object.values(source.settings))
    const credentials = settings.filter(({ variable }) => /_(?:KEY|TOKEN|SECRET)$/.test(variable))
    expect(credentials.filter(({ isSecret }) => !isSecret)).toEqual([])
  })
})
