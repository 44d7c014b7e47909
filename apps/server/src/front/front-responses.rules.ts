import {
  announcements,
  type EndpointDefinition,
  type EndpointValue,
  favoriteGames,
  gameList,
  hotGames,
  isLotteryCategory,
  login,
  memberInfo,
  promoCodeEnable,
  recentGames,
  register,
} from '@foyer/contract'
import type { z } from 'zod'
import { hasKnownCurrencies, mapCurrencies } from './front-currency.rules.ts'
import { isEmpty, readFields, readValue, toFields } from './front-parsing.rules.ts'

/** Request data needed to read the response. */
interface Asked {
  query?: Readonly<Record<string, unknown>>
}

/** Readers by path, for responses with a looser form in the specification than in our contract. */
const readers: Readonly<Record<string, (raw: unknown, asked: Asked) => unknown>> = {
  [login.path]: readLogin,
  [register.path]: readRegistration,
  [memberInfo.path]: readMemberInfo,
  [promoCodeEnable.path]: (raw) => readValue(promoCodeEnable.value, isObject(raw) ? raw : { enabled: raw }),
  [gameList.path]: readGames,
  [hotGames.path]: readGames,
  [recentGames.path]: readGames,
  [favoriteGames.path]: readGames,
  [announcements.path]: (raw, { query }) => readAnnouncements(raw, query?.types),
}

/**
 * Reads the value of another platform's response to a call of the contract: optional fields may be missing or
 * unreadable. @throws ZodError or RangeError when the value does not match at all
 */
export function readAnswer(endpoint: Pick<EndpointDefinition, 'path' | 'value'>, raw: unknown, asked: Asked): unknown {
  const mapped = mapCurrencies(raw)
  const value = (readers[endpoint.path] ?? ((given) => readValue(endpoint.value, given)))(mapped, asked)
  if (hasKnownCurrencies(value)) return value
  if (Array.isArray(value)) return value.filter(hasKnownCurrencies)
  throw new RangeError('an amount in a currency that is not listed')
}

const sessionDefaults = { customerType: 0, firstTimeLogin: false, passwordExpired: false } as const

function readLogin(raw: unknown): EndpointValue<typeof login> {
  const given = withId(raw)
  const userName = isEmpty(given.userName) ? given.id : given.userName
  return readFields(login.value, isObject(raw) ? { ...given, userName } : raw, sessionDefaults)
}

const memberDefaults = { type: 0, userName: '', language: '', clubLabel: null, registeredAt: '' } as const

/** API-10: id and account; further fields when present. @throws ZodError without an id */
export function readMemberInfo(raw: unknown): EndpointValue<typeof memberInfo> {
  return readFields(memberInfo.value, isObject(raw) ? withId(raw) : raw, memberDefaults)
}

/**
 * ENT-09, CONF-16: `id` or `customerId`, and the token when the platform opens a session. Without both the account
 * still exists: the browser logs in with the registered credentials.
 */
function readRegistration(raw: unknown): EndpointValue<typeof register> {
  const read = readFields(register.value, withId(raw), { id: '', token: '', userName: '', customerType: 0 })
  return read.id === '' ? { ...read, token: '' } : read
}

/** ENT-09: some responses name a member's id `customerId`. */
function withId(raw: unknown): Record<string, unknown> {
  const given = toFields(raw)
  return { ...given, id: isEmpty(given.id) ? given.customerId : given.id }
}

/** A game without a launch mode has that of its category: lotteries open by the lottery launch (LOTT-01, LOTT-06). */
function readGames(raw: unknown): unknown {
  return readRows(gameList.value, raw, (row) => ({
    ...row,
    launchMode: row.launchMode ?? (isLotteryCategory(row.gameClassify) ? 'LOTT' : 'GAME'),
  }))
}

/** An announcement without a type has the requested one. */
function readAnnouncements(raw: unknown, types: unknown): unknown {
  return readRows(announcements.value, raw, (row) => ({ ...row, type: row.type ?? types }))
}

function readRows(schema: z.ZodType, raw: unknown, complete: (row: Record<string, unknown>) => unknown): unknown {
  const rows = Array.isArray(raw) ? raw.map((row) => (isObject(row) ? complete(row) : row)) : raw
  return readValue(schema, rows)
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
