import { isDeepStrictEqual } from 'node:util'
import type { Database } from '@foyer/database'
import { amountOf, exponentOf } from '@foyer/money'
import { saveAnnouncement, saveBanner, saveContact } from '../modules/content/index.ts'
import { importCatalogue, readCatalogue } from '../modules/game/index.ts'
import { sendMessage } from '../modules/inbox/index.ts'
import { transfer } from '../modules/ledger/index.ts'
import {
  createMember,
  findMemberByUsername,
  findWeakness,
  hashPassword,
  verifyPassword,
} from '../modules/member/index.ts'
import { listStoredMerchants, type Merchant, saveMerchant } from '../modules/merchant/index.ts'
import { recordTermsOfRegistration } from '../modules/terms/index.ts'
import { saveVendorLimit } from '../modules/vendor/index.ts'
import { demoAnnouncements, demoBanners, demoContacts, demoMessages } from './demo-content.ts'
import { demoMembers } from './demo-members.ts'
import { listDemoMerchants } from './demo-merchants.ts'
import { listDemoVendorLimits } from './demo-vendors.ts'

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
  /** Game lists of the demo's vendors (docs/seamless-wallet.md). */
  catalogues?: readonly unknown[]
  /** Replaces the default of 24 hours (T37). */
  withdrawalHoldSeconds?: number
}

function listWanted({ port, withdrawalHoldSeconds }: Pick<DemoOptions, 'port' | 'withdrawalHoldSeconds'>): Merchant[] {
  const hold = withdrawalHoldSeconds === undefined ? {} : { withdrawalHoldSeconds }
  return listDemoMerchants(port).map((listed) => ({ ...listed, settings: { ...listed.settings, ...hold } }))
}

/** Whether a password for the demo members is one that their registration would refuse (OPEN-04). */
export async function isDemoPasswordWeak(password: string): Promise<boolean> {
  const owners = listDemoMerchants(0).flatMap((merchant) => demoMembers.map(({ username }) => ({ merchant, username })))
  const found = await Promise.all(owners.map((owner) => findWeakness(password, owner)))
  return found.some((weakness) => weakness !== undefined)
}

/** Whether the demo merchants exist exactly as seedDemo would create them. */
export async function hasDemo(database: Database, options: DemoOptions): Promise<boolean> {
  const known = await database.transaction((tx) => listStoredMerchants(tx))
  // As stored: without undefined fields.
  const wanted: Merchant[] = JSON.parse(JSON.stringify(listWanted(options)))
  return wanted.every((merchant) => known.some((one) => isDeepStrictEqual(JSON.parse(JSON.stringify(one)), merchant)))
}

/** Creates the demo merchants with their members, money and content; existing ones are unchanged. */
export async function seedDemo(database: Database, options: DemoOptions): Promise<DemoMerchant[]> {
  const seeded: DemoMerchant[] = []
  const catalogues = (options.catalogues ?? []).map(readCatalogue)
  for (const merchant of listWanted(options)) {
    const { code, name, hosts } = merchant
    await database.transaction((tx) => saveMerchant(tx, merchant))
    await seedContent(database, merchant)
    for (const catalogue of catalogues) await importCatalogue(database, code, catalogue)
    const isPasswordTheirs = await seedMembers(database, merchant, options.password)
    const members = demoMembers.map(({ username }) => username)
    seeded.push({ code, name, host: hosts[0] ?? code, members, isPasswordTheirs })
  }
  return seeded
}

async function seedContent(database: Database, merchant: Merchant): Promise<void> {
  const { code } = merchant
  await database.transaction(
    async (tx) => {
      for (const banner of demoBanners)
        await saveBanner(tx, { merchant: code, ...banner, url: `/m/art/${code}/${banner.url}` })
      for (const announcement of demoAnnouncements) await saveAnnouncement(tx, { merchant: code, ...announcement })
      for (const contact of demoContacts) await saveContact(tx, { merchant: code, ...contact })
      for (const limit of listDemoVendorLimits(merchant)) await saveVendorLimit(tx, limit)
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
      await recordTermsOfRegistration(tx, merchant, member.id, merchant.settings.terms?.version)
      await transfer(tx, {
        merchant: merchant.code,
        memberId: member.id,
        currency: member.currency,
        scope: 'seed',
        key: `opening:${member.id}`,
        kind: 'opening',
        amountMinor: openingUnits * 10n ** BigInt(exponentOf(amountOf(0n, member.currency).currency)),
        counter: 'house:opening',
        reference: member.id,
      })
      for (const message of demoMessages)
        await sendMessage(tx, { merchant: merchant.code, memberId: member.id, ...message })
    }, scope)
  }
  return isTheirs
}
