import { isDeepStrictEqual } from 'node:util'
import type { Database, Tx } from '@foyer/database'
import { amountOf, exponentOf } from '@foyer/money'
import { recordTermsOfRegistration } from '../../src/account/index.ts'
import { ARCADE_VENDOR } from '../../src/config.ts'
import { importCatalogue, readCatalogue } from '../../src/games/index.ts'
import { transfer } from '../../src/ledger/index.ts'
import {
  createMember,
  findMemberByUsername,
  findWeakness,
  hashPassword,
  verifyPassword,
} from '../../src/member/index.ts'
import {
  createMerchantDirectory,
  listStoredMerchants,
  type Merchant,
  type StoredMerchant,
  saveMerchant,
} from '../../src/merchant/index.ts'
import {
  saveAnnouncement,
  saveBanner,
  savePopup,
  saveSupportContact,
  sendMessage,
  storeFeedback,
} from '../../src/outreach/index.ts'
import { seedAgents } from './demo-agents.ts'
import {
  demoAnnouncements,
  demoBanners,
  demoFeedback,
  demoMessages,
  demoPopups,
  demoSupportContacts,
} from './demo-content.ts'
import { demoMembers, openingFactors } from './demo-members.ts'
import { listDemoMerchants } from './demo-merchants.ts'
import { seedOffers } from './demo-offers.ts'

/** A demo merchant in the terminal's start-up output. */
export interface DemoMerchant {
  code: string
  name: string
  host: string
  members: readonly string[]
  /** At least one member has this password; another process may have created them with another one. */
  isPasswordTheirs: boolean
}

interface DemoOptions {
  port: number
  password: string
  /** Game lists of the arcade (docs/seamless-wallet.md). */
  catalogues?: readonly unknown[]
  /** Replaces the default of 24 hours (T37). */
  withdrawalHoldSeconds?: number
}

function listWanted({ port, withdrawalHoldSeconds }: Pick<DemoOptions, 'port' | 'withdrawalHoldSeconds'>): Merchant[] {
  const hold = withdrawalHoldSeconds === undefined ? {} : { withdrawalHoldSeconds }
  return listDemoMerchants(port).map((listed) => ({ ...listed, settings: { ...listed.settings, ...hold } }))
}

/**
 * A stored demo merchant with what follows from the port and DEMO_HOLD_SECONDS brought up to date: the demo's list of
 * origins with another port, and the hold. All else stays as an operator has set it.
 */
function updateStored(stored: StoredMerchant, { settings: wanted }: Merchant): StoredMerchant {
  const { allowedOrigins, withdrawalHoldSeconds } = wanted
  const isDemoList = isDeepStrictEqual(dropPorts(stored.settings.allowedOrigins), dropPorts(allowedOrigins))
  const settings = {
    ...stored.settings,
    ...(isDemoList ? { allowedOrigins } : {}),
    ...(withdrawalHoldSeconds === undefined ? {} : { withdrawalHoldSeconds }),
  }
  return { ...stored, settings }
}

function dropPorts(origins: unknown): unknown {
  return Array.isArray(origins) ? origins.map((origin) => String(origin).replace(/:\d+$/, '')) : origins
}

/** Whether a password for the demo members is one that their registration would refuse (OPEN-04). */
export async function isDemoPasswordWeak(password: string): Promise<boolean> {
  const owners = listDemoMerchants(0).flatMap((merchant) => demoMembers.map(({ username }) => ({ merchant, username })))
  const found = await Promise.all(owners.map((owner) => findWeakness(password, owner)))
  return found.some((weakness) => weakness !== undefined)
}

/** Whether the demo merchants exist and seedDemo would change none of them. */
export async function hasDemo(database: Database, options: DemoOptions): Promise<boolean> {
  return (await database.transaction((tx) => listDueMerchants(tx, options))).length === 0
}

/** Demo merchants to save: those that are missing, and those whose port or hold is another one. */
async function listDueMerchants(tx: Tx, options: DemoOptions): Promise<StoredMerchant[]> {
  const known = await listStoredMerchants(tx)
  return listWanted(options).flatMap((wanted) => {
    const stored = known.find(({ code }) => code === wanted.code)
    const due = stored ? updateStored(stored, wanted) : wanted
    return isDeepStrictEqual(due, stored) ? [] : [due]
  })
}

/**
 * Creates the demo merchants with their members, money and content. Existing ones are unchanged, apart from what follows
 * from the port and the hold.
 */
export async function seedDemo(database: Database, options: DemoOptions): Promise<DemoMerchant[]> {
  const seeded: DemoMerchant[] = []
  const catalogues = (options.catalogues ?? []).map((content) => readCatalogue(content, ARCADE_VENDOR))
  await database.transaction(async (tx) => {
    for (const merchant of await listDueMerchants(tx, options)) await saveMerchant(tx, merchant)
  })
  const merchants = createMerchantDirectory(database)
  for (const { code } of listWanted(options)) {
    const merchant = await merchants.findByCode(code)
    // Not served without a valid currency.
    if (!merchant) continue
    const { name, hosts } = merchant
    await seedContent(database, code)
    await seedOffers(database, merchant, openingFactors[merchant.settings.currency] ?? 1n)
    for (const catalogue of catalogues) await importCatalogue(database, code, catalogue)
    const isPasswordTheirs = await seedMembers(database, merchant, options.password)
    await seedAgents(database, merchant, options.password)
    const members = demoMembers.map(({ username }) => username)
    seeded.push({ code, name, host: hosts[0] ?? code, members, isPasswordTheirs })
  }
  return seeded
}

async function seedContent(database: Database, code: string): Promise<void> {
  const imageOf = (url: string) => (url === '' || url.startsWith('/') ? url : `/m/art/${code}/${url}`)
  await database.transaction(
    async (tx) => {
      for (const banner of demoBanners)
        await saveBanner(tx, {
          merchant: code,
          ...banner,
          url: imageOf(banner.url),
        })
      for (const { url = '', ...announcement } of demoAnnouncements)
        await saveAnnouncement(tx, { merchant: code, ...announcement, url: imageOf(url) })
      for (const popup of demoPopups[code] ?? []) await savePopup(tx, { merchant: code, ...popup })
      for (const contact of demoSupportContacts) await saveSupportContact(tx, { merchant: code, ...contact })
    },
    { merchant: code },
  )
}

/** Creates missing members; returns whether at least one has this password. */
async function seedMembers(database: Database, merchant: Merchant, password: string): Promise<boolean> {
  const scope = { merchant: merchant.code }
  let isTheirs = false
  for (const { username, type, openingUnits } of demoMembers) {
    const known = await database.transaction((tx) => findMemberByUsername(tx, merchant.code, username), scope)
    isTheirs ||= !known || (await verifyPassword(known.passwordHash, password))
    if (known) continue
    const passwordHash = await hashPassword(password)
    await database.transaction(async (tx) => {
      const language = merchant.settings.defaultLanguage
      const member = await createMember(tx, merchant, { username, passwordHash, type, language, registerMethod: 'H5' })
      if (!member) return
      const { currency } = amountOf(0n, member.currency)
      const units = openingUnits * (openingFactors[currency] ?? 1n)
      await recordTermsOfRegistration(tx, merchant, member.id, merchant.settings.terms?.version)
      await transfer(tx, {
        merchant: merchant.code,
        memberId: member.id,
        currency: member.currency,
        scope: 'seed',
        key: `opening:${member.id}`,
        kind: 'opening',
        amountMinor: units * 10n ** BigInt(exponentOf(currency)),
        counter: 'house:opening',
        reference: member.id,
      })
      for (const message of demoMessages)
        await sendMessage(tx, { merchant: merchant.code, memberId: member.id, ...message })
      for (const feedback of demoFeedback[username] ?? [])
        await storeFeedback(tx, { merchant: merchant.code, memberId: member.id, ...feedback }, new Date())
    }, scope)
  }
  return isTheirs
}
