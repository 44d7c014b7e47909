import { loginWays, type passkeyLogin as passkeyCall } from '@foyer/contract'
import type { Call } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import { recordFailedLogin } from '../login-event/index.ts'
import { findPasskey, isFromCopy, notifyOfCopy, recordPasskeyUse, verifyAssertion } from '../passkey/index.ts'
import { readTriedText, toTriedBody } from './session-login-try.rules.ts'
import { createLoginWay, type Identity, type LoginDependencies } from './session-login-way.ts'

/** By passkey, which names its member and which its device unlocks for its owner: two factors (DEC-30). */
export const passkeyLogin = createLoginWay(loginWays.passkey, {
  nameTry: ({ response }) => readTriedText(toTriedBody(response)?.id),
  verify: provePasskey,
})

async function provePasskey(
  { merchant, body, caller }: Call<typeof passkeyCall>,
  { database }: LoginDependencies,
): Promise<Identity> {
  const { response } = body
  const passkey = await database.transaction((tx) => findPasskey(tx, merchant.code, response.id), {
    merchant: merchant.code,
  })
  if (!passkey) throw new ServiceError('passkey_invalid')
  const { memberId } = passkey
  const counter = await verifyAssertion(database, { merchant, caller }, response, passkey)
  if (counter === undefined) {
    recordFailedLogin(database, { merchant: merchant.code, memberId, way: 'passkey', caller })
    throw new ServiceError('passkey_invalid')
  }
  if (isFromCopy(passkey.counter, counter)) {
    recordFailedLogin(database, { merchant: merchant.code, memberId, way: 'passkey', caller })
    await notifyOfCopy(database, merchant, passkey)
    throw new ServiceError('passkey_copied')
  }
  return {
    memberId,
    hasSecondFactor: true,
    isByPassword: true,
    isStillProved: (_member, tx) => recordPasskeyUse(tx, passkey, counter),
    refusal: 'passkey_invalid',
  }
}
