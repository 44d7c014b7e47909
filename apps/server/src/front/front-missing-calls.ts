import {
  accountClosure,
  banners,
  consumerSettings,
  customerServiceContacts,
  depositSettings,
  deposits,
  type EndpointDefinition,
  gameDetails,
  gameNames,
  helpArticles,
  inbox,
  legalText,
  listContacts,
  listFeedback,
  listIdentities,
  listLogins,
  listPasskeys,
  listSessions,
  movements,
  nextDraw,
  popups,
  readAgent,
  readDesk,
  readReferral,
  readReferralProgramme,
  rewardCenter,
  secondFactors,
  verificationChannelList,
  wallet,
  walletHolds,
  withdrawalCards,
} from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import { readEnvelope } from './front-parsing.rules.ts'
import type { UpstreamReply } from './upstream.client.ts'

/** Reads outside of the specification (DEC-02), and one with an assumed path (OPEN-06). */
export const optionalCalls: readonly EndpointDefinition[] = [
  accountClosure,
  banners,
  consumerSettings,
  customerServiceContacts,
  depositSettings,
  deposits,
  gameDetails,
  gameNames,
  helpArticles,
  inbox,
  legalText,
  listContacts,
  listFeedback,
  listIdentities,
  listLogins,
  listPasskeys,
  listSessions,
  movements,
  nextDraw,
  popups,
  readAgent,
  readDesk,
  rewardCenter,
  readReferral,
  readReferralProgramme,
  secondFactors,
  verificationChannelList,
  wallet,
  walletHolds,
  withdrawalCards,
]

/** Lifetime of a response, in milliseconds, and how long the first page waits for it. */
const FRESH_MS = 60_000
const FIRST_WAIT_MS = 1_000
/** Maximum number of stored hosts. */
const HOST_LIMIT = 200

type SendOnce = (request: FastifyRequest, path: string) => Promise<UpstreamReply>

interface KnownHost {
  atMs: number
  asked: Promise<readonly string[]>
  found: readonly string[]
}

/**
 * Returns a function that lists the optional calls unknown to the platform: those with a 404 for any caller. Refreshed
 * once a minute per host, as a guest; before the first response none is missing.
 */
export function createMissingFinder(ask: SendOnce): (request: FastifyRequest) => Promise<readonly string[]> {
  const known = new Map<string, KnownHost>()

  async function findMissing(request: FastifyRequest): Promise<readonly string[]> {
    const answers = await Promise.all(
      optionalCalls.map(async ({ path }) => ({ path, reply: await ask(request, path) })),
    )
    return answers.filter(({ reply }) => isUnknownCall(reply)).map(({ path }) => path)
  }

  return async (request) => {
    const { host } = request
    const now = performance.now()
    let entry = known.get(host)
    if (!entry || now - entry.atMs >= FRESH_MS) {
      if (known.size >= HOST_LIMIT) known.clear()
      const fresh: KnownHost = { atMs: now, asked: findMissing(request), found: entry?.found ?? [] }
      fresh.asked.then(
        (found) => {
          fresh.found = found
        },
        () => undefined,
      )
      known.set(host, fresh)
      if (!entry) await Promise.race([fresh.asked.catch(() => undefined), waitMs(FIRST_WAIT_MS)])
      entry = fresh
    }
    return entry.found
  }
}

/** A 404 without a reason, or with the code of an unknown call. */
function isUnknownCall(reply: UpstreamReply): boolean {
  if (reply.outcome !== 'answered' || reply.status !== 404) return false
  const code = readEnvelope(reply.body)?.errorCode ?? 'not_found'
  return code === 'not_found'
}

function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
