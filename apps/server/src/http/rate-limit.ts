import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { ServerConfig } from '../config.ts'
import { networkOf } from './address.ts'
import { refuseUntil, ServiceError } from './service-error.ts'

/**
 * Calls per window, by cost. Whole mobile networks share one address, so the general limit is wide. Attempts on secrets
 * have a narrow limit, by address and by attempted name; member calls count by member, so that nobody behind the same
 * address uses up another's limit.
 */
const limits = {
  general: { max: 1200, windowMs: 60_000, isFailClosed: false },
  money: { max: 60, windowMs: 60_000, isFailClosed: true },
  vendor: { max: 600_000, windowMs: 60_000, isFailClosed: false },
  login: { max: 10, windowMs: 60_000, isFailClosed: true },
  /** Logins of one address under any name: one password tried on many members. */
  loginAddress: { max: 120, windowMs: 60_000, isFailClosed: true },
  /** Password checks within a member's session, over all calls: a stolen session allows no guessing. */
  password: { max: 10, windowMs: 60_000, isFailClosed: true },
  register: { max: 120, windowMs: 60_000, isFailClosed: true },
  /** User names checked while they are typed, per hour: a registration needs a few, a list of members thousands (T12). */
  usernameCheck: { max: 60, windowMs: 3_600_000, isFailClosed: true },
  /** Requests for codes and uses of them, of one address; each code and number has limits of its own (DEC-19). */
  code: { max: 30, windowMs: 60_000, isFailClosed: true },
  /** Trials of games, per hour: each browser's first one makes an account. */
  trial: { max: 300, windowMs: 3_600_000, isFailClosed: true },
  /** Calls of a member that another service's chat answers. */
  chat: { max: 240, windowMs: 60_000, isFailClosed: false },
  /** Documents of one address, over all merchants; wide, because one rendering serves many. */
  page: { max: 1200, windowMs: 60_000, isFailClosed: false },
  /** Files of merchants' pictures, which a browser keeps: a page has a dozen. */
  picture: { max: 6000, windowMs: 60_000, isFailClosed: false },
  /** Messages to the desk; wide, as each conversation has a limit of its own. */
  desk: { max: 600, windowMs: 60_000, isFailClosed: false },
  /** Images to the desk: each is rendered anew. */
  deskImage: { max: 60, windowMs: 60_000, isFailClosed: true },
  /** Automatic reports of a page: its timings, its events (T32). */
  beacon: { max: 240, windowMs: 60_000, isFailClosed: false },
} as const

export type LimitName = keyof typeof limits

/** Limits by the member of the session; by address before it is known. */
export const memberLimits: ReadonlySet<LimitName> = new Set(['money', 'password', 'chat'])

/** Limits over all calls; the others count per call. */
const sharedLimits: ReadonlySet<LimitName> = new Set(['general', 'password'])

export interface Limit<N extends LimitName = LimitName> {
  name: N
  isFailClosed: boolean
  check: ReturnType<FastifyInstance['createRateLimit']>
}
export type Limits = { readonly [N in LimitName]: Limit<N> }

/** Creates the limiters, in this process or in the shared store. Logins and money ignore the factor. */
export async function createLimits(
  app: FastifyInstance,
  redis: Redis | undefined,
  { limits: changes = {}, limitFactor = 1 }: Pick<ServerConfig, 'limits' | 'limitFactor'>,
): Promise<Limits> {
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
  return Object.fromEntries(entries) as Limits // the keys are those of `limits`
}

declare module 'fastify' {
  interface FastifyRequest {
    limitKey?: string
  }
}

interface CountedCall {
  merchant: string
  path: string
  memberId?: string
}
/** A login counts by the name that it tries as well (T12). */
type TriedName<N extends LimitName> = N extends 'login' ? { name: string } : { name?: string }

/**
 * Counts the call; beyond the limit TOO_MANY_REQUESTS. When the limiter fails, reads pass and money and logins are
 * refused (T36).
 */
export async function limitCalls<N extends LimitName>(
  limit: Limit<N>,
  request: FastifyRequest,
  { merchant, path, memberId, name = '' }: CountedCall & TriedName<N>,
): Promise<void> {
  request.limitKey = [
    limit.name,
    merchant,
    memberId ?? networkOf(request.ip),
    sharedLimits.has(limit.name) ? '' : path,
    // One address cannot lock another member's login.
    name,
  ].join('|')
  let decision: Awaited<ReturnType<Limit['check']>>
  try {
    decision = await limit.check(request)
  } catch (error) {
    if (limit.isFailClosed) throw new ServiceError('service_unavailable')
    request.log.warn({ error: String(error), spanId: request.spanId }, 'rate limit not counted')
    return
  }
  if (!decision.isAllowed && decision.isExceeded) throw refuseUntil(decision.ttlInSeconds)
}
