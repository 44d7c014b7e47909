import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { currencyCode } from './fields.ts'
import { staffReason, staffText } from './staff.ts'
import { staffTrailEntry } from './staff-trail.ts'

/** Most games of one change, and of a merchant's order. */
const MAX_CHANGED_GAMES = 500

const done = z.object({ done: z.literal(true) })
const gameCode = staffText.min(1).max(64)
const vendorCode = staffText.min(1).max(64)
/** Names the state that a change was made from: another change since refuses it. */
const stateVersion = z.string().regex(/^[0-9a-f]{16}$/)
/** An amount in units of the currency; empty for the default, or for no jackpot. */
const limitAmount = z.string().regex(/^(\d{1,15}(\.\d{1,8})?)?$/)

const staffGame = z.object({
  code: z.string(),
  title: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  category: z.string(),
  /** The merchant offers it: neither it nor its vendor is switched off. */
  isOn: z.boolean(),
  isVendorOn: z.boolean(),
  /** It has left its vendor's list: the merchant cannot switch it on. */
  isWithdrawn: z.boolean(),
})

export const listStaffGames = endpoint({
  method: 'GET',
  path: '/wps/staff/game',
  access: 'staff',
  staff: ['owner', 'content'],
  summary: 'The merchant’s games in its order, those that are off too',
  query: z.object({
    find: staffText.max(64).optional(),
    vendor: vendorCode.optional(),
    category: staffText.max(64).optional(),
    state: z.enum(['on', 'off']).optional(),
    /** Code of the last game of the page before. */
    after: gameCode.optional(),
  }),
  value: z.object({
    items: z.array(staffGame),
    next: z.string().nullable(),
    version: stateVersion,
    categories: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
})

const vendorLimit = z.object({
  currency: currencyCode,
  /** In units of the currency. */
  credit: z.string(),
  round: z.string(),
  day: z.string(),
  /** Null: the vendor pays no jackpots. */
  jackpot: z.string().nullable(),
  jackpotDay: z.string().nullable(),
  isDefault: z.boolean(),
})

export const listStaffVendors = endpoint({
  method: 'GET',
  path: '/wps/staff/game/vendor',
  access: 'staff',
  staff: ['owner', 'content'],
  summary: 'Vendors with games at the merchant: health, switch and the most that each may pay',
  value: z.object({
    items: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        isConnected: z.boolean(),
        /** False while it is down: its games are hidden. */
        isUp: z.boolean(),
        isOn: z.boolean(),
        games: z.number().int(),
        limits: z.array(vendorLimit),
        limitVersion: stateVersion,
      }),
    ),
    version: stateVersion,
  }),
})

export const listStaffGameTrail = endpoint({
  method: 'GET',
  path: '/wps/staff/game/trail',
  access: 'staff',
  staff: ['owner', 'content'],
  summary: 'What staff has changed of games and vendors, newest first: the last 50',
  value: z.object({ items: z.array(staffTrailEntry) }),
})

/** What a merchant changes of its games. */
export const staffGameChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('games'),
    codes: z.array(gameCode).min(1).max(MAX_CHANGED_GAMES),
    isOn: z.boolean(),
  }),
  z.object({ kind: z.literal('vendor'), vendor: vendorCode, isOn: z.boolean() }),
  /** These first among the games of a category; the others follow. */
  z.object({
    kind: z.literal('order'),
    category: staffText.min(1).max(64),
    codes: z.array(gameCode).max(MAX_CHANGED_GAMES),
  }),
])
export type StaffGameChange = z.output<typeof staffGameChange>

export const previewStaffGames = endpoint({
  method: 'POST',
  path: '/wps/staff/game/preview',
  access: 'staff',
  staff: ['owner', 'content'],
  summary: 'What members would see change, without changing it',
  body: z.object({ change: staffGameChange }),
  value: z.object({
    turnedOn: z.array(z.string()),
    turnedOff: z.array(z.string()),
    isReordered: z.boolean(),
  }),
  errors: ['not_found'],
})

export const changeStaffGames = endpoint({
  method: 'POST',
  path: '/wps/staff/game/change',
  access: 'staff',
  staff: ['owner', 'content'],
  summary: 'Switches games or a vendor on or off, or orders a category; a round that runs is finished',
  body: z.object({ change: staffGameChange, version: stateVersion, reason: staffReason }),
  value: done,
  errors: ['not_found', 'request_conflict'],
})

export const changeStaffVendorLimit = endpoint({
  method: 'POST',
  path: '/wps/staff/game/vendor/limit',
  access: 'staff',
  staff: ['owner'],
  summary: 'The most that a vendor may pay in wins at the merchant, in one currency',
  body: z.object({
    vendor: vendorCode,
    currency: currencyCode,
    credit: limitAmount,
    round: limitAmount,
    day: limitAmount,
    jackpot: limitAmount,
    jackpotDay: limitAmount,
    limitVersion: stateVersion,
    reason: staffReason,
  }),
  value: done,
  errors: ['not_found', 'request_conflict'],
})
