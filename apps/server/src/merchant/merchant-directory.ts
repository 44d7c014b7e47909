import type { Database } from '@foyer/database'
import { parseHost } from './merchant.rules.ts'
import { listStoredMerchants, type Merchant, type StoredMerchant } from './merchant.store.ts'
import { parseMerchantSettings } from './merchant-settings.rules.ts'
import type { MerchantSettings } from './merchant-settings.ts'

/** Cache lifetime of the list in a process, in milliseconds. */
const FRESH_MS = 5_000

export interface MerchantDirectory {
  /** The merchant of a Host header; undefined for an unknown host (T42). */
  findByHost(header: string | undefined): Promise<Merchant | undefined>
  /** The merchant with this former host; undefined for a host in use. */
  findByFormerHost(header: string | undefined): Promise<Merchant | undefined>
  findByCode(code: string): Promise<Merchant | undefined>
  list(): Promise<Merchant[]>
  /** Reads anew at the next question, because this process has changed a merchant. */
  forget(): void
}

interface Loaded {
  merchants: Merchant[]
  byHost: ReadonlyMap<string, Merchant>
  byFormerHost: ReadonlyMap<string, Merchant>
}

interface WarningLog {
  warn(details: object, message: string): void
}

/**
 * Merchants by host and by code, cached for five seconds; concurrent callers share one read. Invalid stored settings
 * are logged when they change.
 */
export function createMerchantDirectory(database: Database, log?: WarningLog): MerchantDirectory {
  let loaded: { atMs: number; lists: Promise<Loaded> } | undefined
  const logged = new Map<string, string>()

  function load(): Promise<Loaded> {
    const now = performance.now()
    if (!loaded || now - loaded.atMs > FRESH_MS) {
      const lists = database
        .transaction(listStoredMerchants)
        .then((stored) => indexByHost(stored.flatMap(readMerchant)))
      lists.catch(() => {
        if (loaded?.lists === lists) loaded = undefined
      })
      loaded = { atMs: now, lists }
    }
    return loaded.lists
  }

  function readMerchant(stored: StoredMerchant): Merchant[] {
    const { settings, faults } = parseMerchantSettings(stored.settings)
    const known = logged.get(stored.code) ?? ''
    logged.set(stored.code, faults.join())
    if (faults.length > 0 && known !== faults.join())
      log?.warn({ merchant: stored.code, faults }, describeEffect(settings))
    return settings ? [{ ...stored, settings }] : []
  }

  return {
    list: async () => (await load()).merchants,
    forget() {
      loaded = undefined
    },
    async findByHost(header) {
      const host = parseHost(header)
      return host === undefined ? undefined : (await load()).byHost.get(host)
    },
    async findByFormerHost(header) {
      const host = parseHost(header)
      return host === undefined ? undefined : (await load()).byFormerHost.get(host)
    },
    async findByCode(code) {
      return (await load()).merchants.find((merchant) => merchant.code === code)
    },
  }
}

function describeEffect(settings: MerchantSettings | undefined): string {
  if (!settings) return 'merchant without a currency not served'
  return settings.allowedCountries?.length === 0
    ? 'countries of a merchant not valid, its site is closed in all of them'
    : 'settings of a merchant not valid, defaults apply'
}

/** A host in use is never a former one. */
function indexByHost(merchants: Merchant[]): Loaded {
  const byHost = new Map(merchants.flatMap((merchant) => merchant.hosts.map((host) => [host, merchant] as const)))
  const former = merchants.flatMap((merchant) => merchant.formerHosts.map((host) => [host, merchant] as const))
  return { merchants, byHost, byFormerHost: new Map(former.filter(([host]) => !byHost.has(host))) }
}
