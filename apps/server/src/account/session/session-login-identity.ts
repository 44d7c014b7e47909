import {
  type IdentityFields,
  type IdentityProviderName,
  identityServices,
  type LoginEndpoint,
  type LoginWayRow,
} from '@foyer/contract'
import type { Call } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import { readProof } from '../../providers/identity/identity-proof.ts'
import { identityServices as services } from '../../providers/identity/identity-services.ts'
import { readTriedText } from './session-login-try.rules.ts'
import { createLoginWay, type Identity, type LoginDependencies, type LoginWay } from './session-login-way.ts'

/** By an identity of a service, whose description says how its proof is read. */
export function createIdentityLogin(row: LoginWayRow, provider: IdentityProviderName): LoginWay {
  return createLoginWay(row, {
    nameTry: (body) => readTriedText(services[provider].nameProof(body)),
    verify: (call, dependencies) => proveByIdentity(call, dependencies, provider),
  })
}

/**
 * The member of an identity of another service. Without an account the proof stays pending for this device: the answer
 * names its absence, after the identity is proved (DEC-15, CONF-15).
 */
async function proveByIdentity(
  { merchant, caller, body }: Call<LoginEndpoint>,
  { identities }: Pick<LoginDependencies, 'identities'>,
  provider: IdentityProviderName,
): Promise<Identity> {
  const { absence, refusal } = identityServices[provider]
  const fields = body as IdentityFields // the call of this way has the fields of its service
  const presented = readProof(provider, fields)
  if (!presented) throw new ServiceError('invalid_input')
  const pending = await identities.accept({ merchant, caller, deviceId: body.loginDeviceId }, presented)
  const memberId = await identities.findOwner(merchant, pending)
  if (memberId === undefined) throw new ServiceError(absence)
  return {
    memberId,
    isStillProved: (member, tx) => identities.consumeForLogin(tx, merchant, pending, member),
    refusal,
  }
}
