import rateLimit from '@fastify/rate-limit'
import { normalizeUsername } from '@foyer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { ServerConfig } from '../config.ts'
import { networkOf } from './address.ts'
import { ServiceError } from './service-error.ts'

/**
 * Calls per minute, by what they cost. Whole networks share one address on mobile, so the general limit is wide;
 * guessing secrets is narrow and counted by address and by the name that is guessed, and what only a member can ask for
 * by that member, so that nobody behind the same address can use up what belongs to others.
 */
const limits = {
  general: { max: 1200, windowMs: 60_000, isFailClosed: false },
  money: { max: 60, windowMs: 60_000, isFailClosed: true },
  vendor: { max: 600_000, windowMs: 60_000, isFailClosed: false },
  login: { max: 10, windowMs: 60_000, isFailClosed: true },
  /** Logins of one address under whatever names: one password tried on many members. */
  loginAddress: { max: 120, windowMs: 60_000, isFailClosed: true },
  /** The password that a member's session is asked for again, by whichever call: whoever has the session guesses no further. */
  password: { max: 10, windowMs: 60_000, isFailClosed: true },
  register: { max: 120, windowMs: 60_000, isFailClosed: true },
  /** Documents of one address, of every merchant together; wide, since one rendering serves all who ask */
  page: { max: 1200, windowMs: 60_000, isFailClosed: false },
  /** What a page sends of itself without being asked: its times, its events (T32). */
  beacon: { max: 240, windowMs: 60_000, isFailClosed: false },
} as const

export type LimitName = keyof typeof limits

/** Limits that count by the member of the session; before it is known the address is counted. */
export const memberLimits: ReadonlySet<LimitName> = new Set(['money', 'password'])

/** Limits that count over all calls together; the others count each call by itself. */
const sharedLimits: ReadonlySet<LimitName> = new Set(['general', 'password'])

export type Limit = { name: LimitName; isFailClosed: boolean; check: ReturnType<FastifyInstance['createRateLimit']> }

/** Makes the limiters, in this process or in the store that all share. Logins and money keep theirs whatever the factor. */
export async function createLimits(
  app: FastifyInstance,
  redis: Redis | undefined,
  { limits: changes = {}, limitFactor = 1 }: Pick<ServerConfig, 'limits' | 'limitFactor'>,
): Promise<Record<LimitName, Limit>> {
  await app.register(rateLimit, { global: false, ...(redis ? { redis } : {}), cache: 50_000 })
  const entries = Object.entries(limits).map(([name, { max, windowMs, isFailClosed }]) => [
    name,
    {
      name,
      isFailClosed,
      check: app.createRateLimit({
        max: changes[name] ?? (isFailClosed ? max : max * limitFactor),
        timeWindow: windowMs,
        skipOnError: false,
        keyGenerator: (request) => request.limitKey ?? request.ip,
      }),
    },
  ])
  return Object.fromEntries(entries) as Record<LimitName, Limit> // the keys are those of `limits`
}

declare module 'fastify' {
  interface FastifyRequest {
    limitKey?: string
  }
}

/** Counts the call; too many is TOO_MANY_REQUESTS. A limiter that fails lets reads through and refuses money and logins (T36). */
export async function limitCalls(
  limit: Limit,
  request: FastifyRequest,
  { merchant, path, memberId }: { merchant: string; path: string; memberId?: string },
): Promise<void> {
  request.limitKey = [
    limit.name,
    merchant,
    memberId ?? networkOf(request.ip),
    sharedLimits.has(limit.name) ? '' : path,
    guessedName(limit, request),
  ].join('|')
  let decision: Awaited<ReturnType<Limit['check']>>
  try {
    decision = await limit.check(request)
  } catch (error) {
    if (limit.isFailClosed) throw new ServiceError('service_unavailable')
    request.log.warn({ error: String(error), spanId: request.spanId }, 'rate limit not counted')
    return
  }
  if (!decision.isAllowed && decision.isExceeded) throw new ServiceError('TOO_MANY_REQUESTS')
}

/**
 * The user name under attack, so that one address cannot lock another member's login; normalized as at the login, or
 * each spelling of a name would have tries of its own.
 */
function guessedName(limit: Limit, request: FastifyRequest): string {
  if (limit.name !== 'login') return ''
  const username = (request.body as { username?: unknown } | undefined)?.username // any JSON; read with care
  return typeof username === 'string' ? normalizeUsername(username.slice(0, 64)) : ''
}
