import {
  changeStaffGames,
  changeStaffVendorLimit,
  listStaffGames,
  listStaffGameTrail,
  listStaffVendors,
  previewStaffGames,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { isCurrencyCode } from '@foyer/money'
import {
  type GameRow,
  getDefaultVendorLimit,
  listGames,
  nameCategory,
  offerGames,
  readVendorLimits,
  type VendorLimitRow,
  type VendorStates,
  writeLimitEntry,
} from '../../games/index.ts'
import type { StaffIdentity } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import type { Merchant, MerchantDirectory } from '../../merchant/index.ts'
import { pickText } from '../../translated-text.rules.ts'
import { listTrail, presentTrailRow } from '../trail/index.ts'
import { hashState } from './game.rules.ts'
import { changeGames, previewGameChange } from './game.service.ts'
import { changeVendorLimit, hashLimits } from './game-limit.service.ts'

const PAGE_SIZE = 100
const TRAIL_SIZE = 50
const done = { done: true as const }

export interface StaffGameDependencies {
  database: Database
  merchants: Pick<MerchantDirectory, 'forget' | 'findByCode'>
  vendors: VendorStates
}

/** What a merchant offers of its vendors' games, and how much each vendor may pay. */
export function registerStaffGameRoutes(
  registry: Registry,
  { database, merchants, vendors }: StaffGameDependencies,
): void {
  const toActor = ({ personId, name }: StaffIdentity) => ({ id: personId, name })
  /** The merchant as stored now: what was changed elsewhere a moment ago is seen, too. */
  const readNow = async (merchant: Merchant) => {
    merchants.forget()
    return (await merchants.findByCode(merchant.code)) ?? merchant
  }

  registry.on(listStaffGames, async ({ merchant, query, caller }) => {
    const { code, settings } = await readNow(merchant)
    const known = await database.transaction((tx) => listGames(tx, code), { merchant: code })
    const { language } = caller
    const all = sortAsOffered(known, settings).map((game) => ({
      code: game.code,
      title: pickText(game.title, language, settings.defaultLanguage),
      vendor: game.vendor,
      vendorName: vendors.nameOf(game.vendor),
      category: game.gameClassify,
      isOn: game.hiddenAt === null && isOffered(game, settings),
      isVendorOn: settings.games?.vendors?.includes(game.vendor) ?? true,
      isWithdrawn: game.hiddenAt !== null,
    }))
    const rows = all.filter((game) => isFound(game, query))
    const from = query.after === undefined ? 0 : rows.findIndex((game) => game.code === query.after) + 1
    const items = rows.slice(from, from + PAGE_SIZE)
    return {
      items,
      next: rows.length > from + PAGE_SIZE ? (items.at(-1)?.code ?? null) : null,
      version: hashState(settings.games ?? {}),
      categories: [...new Set(known.map(({ gameClassify }) => gameClassify))].map((category) => ({
        code: category,
        name: nameCategory(category, language),
      })),
    }
  })

  registry.on(listStaffVendors, async ({ merchant }) => {
    const { code, settings } = await readNow(merchant)
    const describe = async (tx: Tx) => {
      const context = await readVendorLimits(tx, { code, settings: { ...settings } })
      const games = await listGames(tx, code)
      const items = context.vendors.map((vendor) => ({
        code: vendor,
        name: vendors.nameOf(vendor),
        isConnected: vendors.isConnected(vendor),
        isUp: vendors.isUp(vendor),
        isOn: settings.games?.vendors?.includes(vendor) ?? true,
        games: games.filter((game) => game.vendor === vendor && game.hiddenAt === null).length,
        limits: describeLimits(context.limits, { merchant: code, vendor, currency: settings.currency }),
        limitVersion: hashLimits(context.limits, vendor),
      }))
      return { items, version: hashState(settings.games ?? {}) }
    }
    return database.transaction(describe, { merchant: code })
  })

  registry.on(listStaffGameTrail, async ({ merchant: { code } }) => {
    const filter = { merchant: code, limit: TRAIL_SIZE }
    const rows = await database.transaction(
      async (tx) => [
        ...(await listTrail(tx, { ...filter, subject: 'game' })),
        ...(await listTrail(tx, { ...filter, subject: 'vendor' })),
      ],
      { merchant: code },
    )
    const newest = rows.toSorted((a, b) => b.number - a.number).slice(0, TRAIL_SIZE)
    return { items: newest.map(presentTrailRow) }
  })

  registry.on(previewStaffGames, async ({ merchant, body, caller }) => {
    const now = await readNow(merchant)
    const scope = { merchant: merchant.code }
    const effect = await database.transaction((tx) => previewGameChange(tx, now, body.change), scope)
    const name = ({ title }: GameRow) => pickText(title, caller.language, now.settings.defaultLanguage)
    return {
      turnedOn: effect.turnedOn.map(name),
      turnedOff: effect.turnedOff.map(name),
      isReordered: effect.isReordered,
    }
  })

  registry.on(changeStaffGames, async ({ merchant: { code }, staff, body }) => {
    const change = { merchant: code, actor: toActor(staff), ...body }
    await database.transaction((tx) => changeGames(tx, change), { merchant: code })
    merchants.forget()
    return done
  })

  registry.on(changeStaffVendorLimit, async ({ merchant, staff, body }) => {
    const { vendor, currency, limitVersion, reason, ...amounts } = body
    const change = { merchant, actor: toActor(staff), reason, vendor, currency, amounts, limitVersion }
    await database.transaction((tx) => changeVendorLimit(tx, change), { merchant: merchant.code })
    return done
  })
}

function isOffered(game: GameRow, settings: Merchant['settings']): boolean {
  return offerGames([game], settings).length > 0
}

/** All games in the order in which members see those that are on. */
function sortAsOffered(games: readonly GameRow[], settings: Merchant['settings']): readonly GameRow[] {
  const { order } = settings.games ?? {}
  const shown = games.map((game) => ({ ...game, hiddenAt: null }))
  const codes = offerGames(shown, { trials: false, games: order ? { order } : {} }).map(({ code }) => code)
  const places = new Map(codes.map((code, index) => [code, index]))
  return games.toSorted((a, b) => (places.get(a.code) ?? 0) - (places.get(b.code) ?? 0))
}

interface GameFilter {
  find?: string | undefined
  vendor?: string | undefined
  category?: string | undefined
  state?: 'on' | 'off' | undefined
}

function isFound(
  game: { code: string; title: string; vendor: string; category: string; isOn: boolean },
  { find = '', vendor, category, state }: GameFilter,
): boolean {
  const text = find.trim().toLowerCase()
  return (
    `${game.title} ${game.code}`.toLowerCase().includes(text) &&
    (vendor === undefined || game.vendor === vendor) &&
    (category === undefined || game.category === category) &&
    (state === undefined || game.isOn === (state === 'on'))
  )
}

/** Stored limits, and the defaults in the merchant's own currency without a stored one. */
function describeLimits(
  limits: readonly VendorLimitRow[],
  { merchant, vendor, currency }: { merchant: string; vendor: string; currency: string },
) {
  const stored = limits.filter((limit) => limit.vendor === vendor)
  const needsDefault =
    isCurrencyCode(currency) && currency !== 'FUN' && !stored.some((one) => one.currency === currency)
  const all = [
    ...stored.map((limit) => ({ limit, isDefault: false })),
    ...(needsDefault ? [{ limit: getDefaultVendorLimit({ merchant, vendor, currency }), isDefault: true }] : []),
  ]
  return all.map(({ limit, isDefault }) => {
    const { credit = '', round = '', day = '', jackpot = null, jackpotDay = null } = writeLimitEntry(limit)
    return { currency: limit.currency, credit, round, day, jackpot, jackpotDay, isDefault }
  })
}
