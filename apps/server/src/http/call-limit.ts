import type { EndpointDefinition } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import type { Merchant } from '../merchant/index.ts'
import { openPayload, refusePlain } from './encryption.ts'
import { readEncryptedHeaders } from './encryption-scheme.ts'
import { limitCalls, memberLimits } from './rate-limit.ts'
import type { RegisteredCall, RegistryDependencies } from './registry.types.ts'

/** Counts a call by its address, and a login by what it names; decrypts the payload where it is encrypted. */
export async function admitPayload(
  { limits, payloadKeys }: Pick<RegistryDependencies, 'limits' | 'payloadKeys'>,
  { endpoint, options: { limit = 'general', nameTry } }: RegisteredCall,
  request: FastifyRequest,
  merchant: Merchant | null,
): Promise<void> {
  const counted = countedOf(endpoint, merchant)
  const isEncrypted = readEncryptedHeaders(request.headers).encryption !== undefined
  const first = memberLimits.has(limit) ? 'general' : limit
  if (!isEncrypted) refusePlain(endpoint, merchant)
  else {
    // The limit by name needs the name in the payload, and decryption is expensive: the address is counted first.
    await limitCalls(limits.general, request, counted)
    request.body = await openPayload(endpoint, merchant, request, payloadKeys)
  }
  if (!isEncrypted || first !== 'general')
    await limitCalls(limits[first], request, { ...counted, name: nameTry?.(request.body) })
  if (limit === 'login') await limitCalls(limits.loginAddress, request, counted)
}

/** Counts a call by its member, where its limit is one of members or it verifies their password. */
export async function limitMember(
  { limits }: Pick<RegistryDependencies, 'limits'>,
  { endpoint, options: { limit = 'general', confirmsPassword } }: RegisteredCall,
  request: FastifyRequest,
  merchant: Merchant | null,
): Promise<void> {
  const counted = { ...countedOf(endpoint, merchant), memberId: request.memberId }
  if (memberLimits.has(limit)) await limitCalls(limits[limit], request, counted)
  if (confirmsPassword) await limitCalls(limits.password, request, counted)
}

function countedOf({ path }: EndpointDefinition, merchant: Merchant | null) {
  return { merchant: merchant?.code ?? 'vendor', path }
}
