import {
  type AccessDecision,
  decideAccess,
  type EndpointDefinition,
  type ErrorCode,
  hasFlag,
  type SiteBlock,
} from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import type { Merchant } from '../merchant/index.ts'
import type { Caller } from './call.ts'
import type { Session } from './identity.ts'
import { isNetworkMismatch } from './network.ts'
import { answersExpiredPassword } from './open-calls.rules.ts'
import type { RegistryDependencies } from './registry.types.ts'
import { ServiceError } from './service-error.ts'

/** The merchant of the host, which a `Merchant` header may only repeat. */
export function findMerchant({ merchant, headers }: FastifyRequest): Merchant {
  if (!merchant) throw new ServiceError('domain_not_available')
  if (headers.merchant !== undefined && headers.merchant !== merchant.code) throw new ServiceError('merchant_mismatch')
  return merchant
}

/** The session of the request's token; the log names it from here on. */
export async function openSession(
  { readSession }: Pick<RegistryDependencies, 'readSession'>,
  request: FastifyRequest,
  merchant: Merchant | null,
  caller: Caller,
): Promise<Session | null> {
  const { authorization } = request.headers
  const session = merchant && authorization !== undefined ? await readSession(merchant, authorization, caller) : null
  if (session) {
    request.sessionId = session.id
    request.memberId = session.memberId
  }
  return session
}

/** A refusal that a repeated request is exempt from: the earlier one was accepted. @throws ServiceError for any other */
export async function findRefusal(
  { isTermsDue }: Pick<RegistryDependencies, 'isTermsDue'>,
  { endpoint, session, merchant }: { endpoint: EndpointDefinition; session: Session | null; merchant: Merchant },
  block: SiteBlock | undefined,
): Promise<ErrorCode | undefined> {
  const access = checkAccess(endpoint, session, merchant)
  if (block) return block
  if (isChangeForced(merchant, session) && !answersExpiredPassword(endpoint)) return 'password_change_required'
  if (access === 'closed') return 'not_allowed'
  return endpoint.needsTerms && session && (await isTermsDue(merchant, session.memberId)) ? 'terms_required' : undefined
}

/** DEC-20, T31. @throws ServiceError `token_ip_different` in another network than that of the login */
export function refuseOtherNetwork(
  { endpoint, session, merchant }: { endpoint: EndpointDefinition; session: Session; merchant: Merchant },
  { ip, isMoney }: { ip: string; isMoney: boolean },
): void {
  if (endpoint.access === 'anyone' || endpoint.answersAnyNetwork) return
  const rule = merchant.settings.tokenIpDifferent
  if (isNetworkMismatch({ rule, isMoney, loginIp: session.ip, ip })) throw new ServiceError('token_ip_different')
}

/** FLAG-10, LOGIN-09: the session was opened by an expired password, at a merchant that asks for another one. */
function isChangeForced({ settings }: Merchant, session: Session | null): boolean {
  return session?.isPasswordExpired === true && hasFlag(settings, 'PWDEXPFORCECHANGE3')
}

const accessErrors: Readonly<Partial<Record<AccessDecision, ErrorCode>>> = {
  login: 'customer.not.login',
  forbidden: 'not_allowed',
  rejected: 'free_reject',
}

/** @returns the access decision; `closed` when the merchant has closed the endpoint's feature */
function checkAccess({ access, ...rule }: EndpointDefinition, session: Session | null, merchant: Merchant) {
  if (access === 'vendor' || access === 'provider') return 'open'
  const visitor = { memberType: session?.memberType, merchant: merchant.settings }
  const decision = decideAccess({ ...rule, access }, visitor)
  const code = accessErrors[decision]
  if (code) throw new ServiceError(code)
  return decision
}
