import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { Reader, type Response } from 'mmdb-lib'
import type { CountryFinder } from './country.ts'

/** A record of this format; the free files differ in the place of the country. */
interface CountryRecord {
  country?: { iso_code?: unknown }
  country_code?: unknown
}

/**
 * Countries from a file in MaxMind's format (published by DB-IP, IPinfo, GeoLite2, IP2Location and others), loaded
 * once.
 * @throws when the file cannot be read or has another format
 */
export async function openCountryFile(path: string): Promise<CountryFinder> {
  const reader = new Reader<Response>(await readFile(path))
  const isForOldAddresses = reader.metadata.ipVersion === 4
  return {
    find(given) {
      const address = given.replace(/^::ffff:(?=\d+\.)/i, '')
      const version = isIP(address)
      // A tree of IPv4 addresses would match the beginning of a longer address.
      if (version === 0 || (version === 6 && isForOldAddresses)) return undefined
      const record = reader.get(address) as CountryRecord | null // any file's record; each field is checked below
      const code = record?.country?.iso_code ?? record?.country_code
      return typeof code === 'string' ? code : undefined
    },
  }
}
