import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getAdSource } from '#app/sources/feeds/read-rows.ts'
import { findOwnNetwork, getNetworkName, networks, wrapperNetworks } from './all-networks.server.ts'

describe('the networks', () => {
  it('OU1 are the folders, each under its id', () => {
    const folders = globSync('app/networks/*/network.server.ts').map(path => path.split('/')[2])
    expect(networks.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  it('OU1 OU4 share no id, name, account, host, rank or variable', () => {
    const lists = {
      ids: networks.map(({ id }) => id),
      names: networks.map(({ name }) => name),
      accounts: networks.flatMap(({ adSource }) => adSource ?? []),
      hosts: networks.flatMap(({ links }) => [...new Set(links.flatMap(({ hosts }) => hosts))]),
      ranks: wrapperNetworks.map(({ wrapper }) => wrapper.rank),
      answers: wrapperNetworks.map(({ wrapper }) => wrapper.answerName),
      variables: wrapperNetworks.flatMap(({ wrapper }) => [
        ...[wrapper.ids.variable, wrapper.redirectUrl.variable],
      ]),
    }
    for (const [list, values] of Object.entries(lists))
      expect([list, values]).toEqual([list, [...new Set<unknown>(values)]])
  })

  it.each([
    ['awin', 'awin'],
    ['cj', 'cj'],
    ['rakuten', 'rakuten'],
    ['google', undefined],
  ] as const)('OU1 own the links in feeds of the format %s: %s', (format, network) => {
    expect(findOwnNetwork(getAdSource(format))?.id).toBe(network)
  })

  it('OU4 write their marks in lower case, in which links are compared with them', () => {
    for (const { landingMarks = [], creditMarks = [] } of networks) {
      expect(landingMarks.map(mark => mark.toLowerCase())).toEqual(landingMarks)
      expect(creditMarks.filter(mark => !landingMarks.includes(mark))).toEqual([])
    }
  })

  it('AD3 have names for operators, also when no network tracked a click', () => {
    expect(['cj', 'viglink', 'none', 'gone'].map(getNetworkName)).toEqual([
      'CJ',
      'Sovrn (VigLink)',
      'no network',
      'gone',
    ])
  })
})
