import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { Reader, type Response } from 'mmdb-lib'
import type { CountryFinder } from './country.ts'

/** What the files of this format say of an address; the free ones differ in where they say it. */
interface CountryRecord {
  country?: { iso_code?: unknown }
  country_code?: unknown
}

/**
 * Countries from a file in MaxMind's format (DB-IP, IPinfo, GeoLite2, IP2Location and others publish such), read once.
 * @throws when the file cannot be read or is none
 */
export async function openCountryFile(path: string): Promise<CountryFinder> {
  const reader = new Reader<Response>(await readFile(path))
  const isForOldAddresses = reader.metadata.ipVersion === 4
  return {
    find(given) {
      const address = given.replace(/^::ffff:(?=\d+\.)/i, '')
      const version = isIP(address)
      // A tree of IPv4 addresses would take the beginning of a longer one for one of its own.
      if (version === 0 || (version === 6 && isForOldAddresses)) return undefined
      const record = reader.get(address) as CountryRecord | null // any file's record; each field is looked at below
      const code = record?.country?.iso_code ?? record?.country_code
      return typeof code === 'string' ? code : undefined
    },
  }
}
