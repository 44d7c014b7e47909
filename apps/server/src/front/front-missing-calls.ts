import {
  banners,
  consumerSettings,
  customerServiceContacts,
  depositSettings,
  deposits,
  type EndpointDefinition,
  inbox,
  movements,
  nextDraw,
  wallet,
  withdrawalCards,
} from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import { readEnvelope } from './front-parsing.rules.ts'
import type { UpstreamReply } from './upstream.client.ts'

/** The reads that the specification does not name (DEC-02), and the one whose path is our assumption (OPEN-06). */
export const optionalCalls: readonly EndpointDefinition[] = [
  banners,
  consumerSettings,
  customerServiceContacts,
  depositSettings,
  deposits,
  inbox,
  movements,
  nextDraw,
  wallet,
  withdrawalCards,
]

/** How long an answer is believed, in milliseconds, and how long the first page waits for it. */
const FRESH_MS = 60_000
const FIRST_WAIT_MS = 1_000
/** The most hosts that are remembered. */
const HOST_LIMIT = 200

type SendOnce = (request: FastifyRequest, path: string) => Promise<UpstreamReply>

interface KnownHost {
  atMs: number
  asked: Promise<readonly string[]>
  found: readonly string[]
}

/**
 * Gives the function that tells which of the optional calls the platform does not know: it answers them 404, whoever asks.
 * Asked once a minute a host, as a guest; until the first answer nothing counts as missing.
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

/** A 404 without a reason, or with the one that says that there is no such call. */
function isUnknownCall(reply: UpstreamReply): boolean {
  if (reply.outcome !== 'answered' || reply.status !== 404) return false
  const code = readEnvelope(reply.body)?.errorCode ?? 'not_found'
  return code === 'not_found'
}

function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
