import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCountryFile } from '../../testing/country-file.ts'
import type { CountryFinder } from './country.ts'
import { openCountryFile } from './country-file.ts'

let folder: string
let countries: CountryFinder
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countries-'))
  const file = join(folder, 'countries.mmdb')
  const networks = {
    '203.0.113.0/24': { form: 'nested', code: 'CN' },
    '198.51.100.0/24': { form: 'flat', code: 'PH' },
  } as const
  await writeFile(file, makeCountryFile(networks))
  countries = await openCountryFile(file)
})
afterAll(() => rm(folder, { recursive: true }))

describe('API-13 the country of an address, from a file', () => {
  it.each([
    ['203.0.113.9', 'CN'],
    ['203.0.113.255', 'CN'],
    ['198.51.100.0', 'PH'],
    ['::ffff:203.0.113.9', 'CN'],
    ['203.0.114.1', undefined],
    ['127.0.0.1', undefined],
    ['10.0.0.1', undefined],
    ['cb00:7109::1', undefined],
    ['nonsense', undefined],
    ['', undefined],
  ])('%s: %s', (address, country) => {
    expect(countries.find(address)).toBe(country)
  })

  it('a file that is none is told at the start', async () => {
    const file = join(folder, 'none.mmdb')
    await writeFile(file, 'no data')
    await expect(openCountryFile(file)).rejects.toThrow()
    await expect(openCountryFile(join(folder, 'missing'))).rejects.toThrow('ENOENT')
  })
})
