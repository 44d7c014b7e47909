import { type EndpointInput, type EndpointValue, login } from '@foyer/contract'
import { sendEncrypted } from '../../lib/wps/encryption.ts'
import type { Wps } from '../../lib/wps/wps.ts'
import { readLoginDevice } from '../../platform/index.ts'

/** The login by username, encrypted, with the facts of the device (NATIVE-03). */
export function callLogin(wps: Wps, body: EndpointInput<typeof login>['body']): Promise<EndpointValue<typeof login>> {
  return wps.call(login, { body: { ...body, ...readLoginDevice() } }, { origin: 'username', sender: sendEncrypted })
}
