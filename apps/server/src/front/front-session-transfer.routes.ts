import { exchangeSessionTransfer, loginValue, memberInfo } from '@foyer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wrapValue } from '../http/envelope.ts'
import { type Limit, limitCalls } from '../http/rate-limit.ts'
import { ServiceError } from '../http/service-error.ts'
import { readEnvelope } from './front-parsing.rules.ts'
import { readMemberInfo } from './front-responses.rules.ts'
import { pickHeaders, type Upstream } from './upstream.client.ts'

/** Above the length of any known session token, in characters. */
const TOKEN_LENGTH_MAX = 4_096

/**
 * DEC-12: another platform puts its own session token into a page's address. The browser exchanges it like one of our
 * session transfer codes; the token is valid if the platform returns its member.
 */
export function registerSessionTransfer(
  app: FastifyInstance,
  dependencies: { upstream: Upstream; limit: Limit },
): void {
  const { upstream, limit } = dependencies
  app.post(exchangeSessionTransfer.path, async (request) => {
    await limitCalls(limit, request, { merchant: 'front', path: exchangeSessionTransfer.path })
    const token = readToken(request)
    const headers = { ...pickHeaders(request.headers), authorization: token }
    const reply = await upstream.ask(request, { method: 'GET', path: memberInfo.path, headers })
    if (reply.outcome !== 'answered' || reply.status >= 500) throw new ServiceError('service_unavailable')
    const answer = readEnvelope(reply.body)
    if (!answer?.success) throw new ServiceError('handoff_invalid')
    const { id, account, userName, type } = readMemberInfo(answer.value)
    return wrapValue(
      loginValue.parse({ ...closedFields, id, token, userName: userName || account, customerType: type }),
    )
  })
}

const closedFields = { firstTimeLogin: false, passwordExpired: false }

/** Visible characters within the length of a header, as a token is sent. */
function readToken({ body }: FastifyRequest): string {
  const { code } = (body ?? {}) as { code?: unknown } // any JSON; read with care
  const isToken = typeof code === 'string' && code.length <= TOKEN_LENGTH_MAX && /^[\x21-\x7e]+$/.test(code)
  if (!isToken) throw new ServiceError('invalid_input')
  return code
}
