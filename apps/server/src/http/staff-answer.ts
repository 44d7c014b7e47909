import { chooseLanguage, type EndpointDefinition, parseAcceptLanguage, type StaffAccess } from '@foyer/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Merchant } from '../merchant/index.ts'
import type { Call, Caller } from './call.ts'
import { parseRequest } from './call-input.ts'
import { admitPayload } from './call-limit.ts'
import { sendValue } from './call-reply.ts'
import { makeCaller } from './caller.ts'
import type { StaffIdentity } from './identity.ts'
import type { RegisteredCall, RegistryDependencies } from './registry.types.ts'
import { ServiceError } from './service-error.ts'

/**
 * Pipeline of the console's calls (DEC-03), at its own host: limit, origin, session, role at the merchant of the
 * `Merchant` header, parsing, handler. Nothing of a member's session counts here.
 */
export async function answerStaffCall(
  dependencies: RegistryDependencies,
  registered: RegisteredCall,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { endpoint, handler } = registered
  const { language: chosen, 'accept-language': tags } = request.headers
  const stored = typeof chosen === 'string' ? chosen : undefined
  const language = chooseLanguage({ stored, tags: parseAcceptLanguage(tags) })
  request.language = language
  await admitPayload(dependencies, registered, request, null)
  const caller = makeCaller(request, reply, language)
  refuseOtherOrigin(endpoint, caller)
  const found = await findStaff(dependencies, endpoint, request, caller)
  const { fields, ...parsed } = parseRequest(endpoint, request)
  if (fields.length > 0) throw new ServiceError('invalid_input', fields.slice(0, 20))
  const call = { ...parsed, ...found, session: null, vendor: null, raw: null, caller } as Call<EndpointDefinition> // narrowed by `staff` above
  return sendValue(endpoint, reply, await handler(call), { isPreview: false })
}

/** The session is a cookie: a page of another host, a merchant's too, changes nothing with it. */
function refuseOtherOrigin({ method }: EndpointDefinition, { fetchSite }: Caller): void {
  if (method === 'POST' && fetchSite !== undefined && fetchSite !== 'same-origin') throw new ServiceError('not_allowed')
}

/** @throws ServiceError `customer.not.login` without a session, `not_allowed` without a role of the call at the merchant */
async function findStaff(
  { readStaff, findMerchant }: Pick<RegistryDependencies, 'readStaff' | 'findMerchant'>,
  { staff: access }: EndpointDefinition,
  { headers }: FastifyRequest,
  caller: Caller,
): Promise<{ staff: StaffIdentity | null; merchant: Merchant | null }> {
  if (access === 'guest') return { staff: null, merchant: null }
  const staff = await readStaff(caller)
  if (!staff) throw new ServiceError('customer.not.login')
  if (access === 'person') return { staff, merchant: null }
  const code = typeof headers.merchant === 'string' ? headers.merchant : ''
  // The same answer for a merchant that does not exist.
  if (!hasRole(access, staff, code)) throw new ServiceError('not_allowed')
  const merchant = await findMerchant(code)
  if (!merchant) throw new ServiceError('not_allowed')
  return { staff, merchant }
}

function hasRole(access: StaffAccess | undefined, { roles }: StaffIdentity, merchant: string): boolean {
  const own = Object.hasOwn(roles, merchant) ? (roles[merchant] ?? []) : []
  return Array.isArray(access) && own.some((role) => access.includes(role))
}
