import type { EndpointDefinition } from '@foyer/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from './call.ts'
import { findMerchant, findRefusal, openSession, refuseOtherNetwork } from './call-access.ts'
import { parseRequest, readRaw } from './call-input.ts'
import { languageOf } from './call-language.ts'
import { admitPayload, limitMember } from './call-limit.ts'
import { sendValue } from './call-reply.ts'
import { makeCaller } from './caller.ts'
import { answersBlockedSite } from './open-calls.rules.ts'
import type { RegisteredCall, RegistryDependencies } from './registry.types.ts'
import { ServiceError } from './service-error.ts'
import { readVendor } from './vendor.ts'

/**
 * Pipeline of every call: merchant, payload, limit, vendor or session, access, parsing, handler, parsing of the
 * response.
 */
export async function answerCall(
  dependencies: RegistryDependencies,
  registered: RegisteredCall,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { findSiteBlock, config, isFreshNonce } = dependencies
  const { endpoint, handler, options } = registered
  const { isRepeat, onUnverified } = options
  const isVendorCall = endpoint.access === 'vendor'
  const isProviderCall = endpoint.access === 'provider'
  const found = isVendorCall || isProviderCall ? null : findMerchant(request)
  const merchant =
    found && endpoint.showsPreview ? await dependencies.showPreview(found, request.cookies.preview) : found
  const language = languageOf(request, merchant)
  request.language = language
  await admitPayload(dependencies, registered, request, merchant)
  const caller = makeCaller(request, reply, language)
  const vendor = isVendorCall
    ? await readVendor(request, config.vendorSecrets, isFreshNonce, (of) => onUnverified?.(of, request.body, caller))
    : null
  const raw = isProviderCall ? readRaw(request) : null
  const block = merchant === null || answersBlockedSite(endpoint) ? undefined : findSiteBlock(merchant, caller)
  // Before the session: a guest of a closed site is not asked to log in.
  if (block && !isRepeat) throw new ServiceError(block)
  const session = await openSession(dependencies, request, merchant, caller)
  const refusal = merchant ? await findRefusal(dependencies, { endpoint, session, merchant }, block) : undefined
  if (refusal && !isRepeat) throw new ServiceError(refusal)
  if (merchant && session)
    refuseOtherNetwork({ endpoint, session, merchant }, { ip: caller.ip, isMoney: options.limit === 'money' })
  await limitMember(dependencies, registered, request, merchant)
  const { fields, ...parsed } = parseRequest(endpoint, request)
  const call = { ...parsed, merchant, session, vendor, raw, staff: null, caller } as Call<EndpointDefinition> // narrowed by access above
  if (refusal && (fields.length > 0 || !(await isRepeat?.(call)))) throw new ServiceError(refusal)
  if (fields.length > 0) throw new ServiceError('invalid_input', fields.slice(0, 20))
  return sendValue(endpoint, reply, await handler(call), { isPreview: merchant?.preview !== undefined })
}
