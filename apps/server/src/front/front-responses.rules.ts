import {
  announcements,
  type EndpointDefinition,
  type EndpointValue,
  gameList,
  hotGames,
  login,
  memberInfo,
  promoCodeEnable,
  register,
} from '@foyer/contract'
import type { z } from 'zod'
import { hasKnownCurrencies, mapCurrencies } from './front-currency.rules.ts'
import { isEmpty, readFields, readValue, toFields } from './front-parsing.rules.ts'

/** What is asked for beside the answer. */
interface Asked {
  query?: Readonly<Record<string, unknown>>
}

/** How the answers are read whose form the specification leaves more open than ours, by path. */
const readers: Readonly<Record<string, (raw: unknown, asked: Asked) => unknown>> = {
  [login.path]: readLogin,
  [register.path]: readRegistration,
  [memberInfo.path]: readMemberInfo,
  [promoCodeEnable.path]: (raw) => readValue(promoCodeEnable.value, isObject(raw) ? raw : { enabled: raw }),
  [gameList.path]: readGames,
  [hotGames.path]: readGames,
  [announcements.path]: (raw, { query }) => readAnnouncements(raw, query?.types),
}

/**
 * Reads the value of another platform's answer to a call of the contract: what is optional there may be missing or
 * unreadable here. @throws ZodError or RangeError when it is not that value at all
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

/** API-10: id and account; the rest where the platform tells it. @throws ZodError without an id */
export function readMemberInfo(raw: unknown): EndpointValue<typeof memberInfo> {
  return readFields(memberInfo.value, isObject(raw) ? withId(raw) : raw, memberDefaults)
}

/**
 * ENT-09, CONF-16: `id` or `customerId`, and the token where the platform opens a session. An account without both is
 * there all the same: the browser logs in with what was registered.
 */
function readRegistration(raw: unknown): EndpointValue<typeof register> {
  const read = readFields(register.value, withId(raw), { id: '', token: '', userName: '', customerType: 0 })
  return read.id === '' ? { ...read, token: '' } : read
}

/** ENT-09: some answers call a member's id `customerId`. */
function withId(raw: unknown): Record<string, unknown> {
  const given = toFields(raw)
  return { ...given, id: isEmpty(given.id) ? given.customerId : given.id }
}

/** Categories whose games open by the lottery launch (LOTT-01, LOTT-06). */
const lotteryCategories: readonly unknown[] = ['ELOTT', 'LOTT', 'SEA_LOTT', 'VIETNAM_LOTTO']

/** A game that does not say how it opens opens as its category does. */
function readGames(raw: unknown): unknown {
  return readRows(gameList.value, raw, (row) => ({
    ...row,
    launchMode: row.launchMode ?? (lotteryCategories.includes(row.gameClassify) ? 'LOTT' : 'GAME'),
  }))
}

/** An announcement is of the one kind that was asked for, where it names none. */
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
