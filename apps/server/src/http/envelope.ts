import type { Envelope } from '@foyer/contract'
import type { PreparedValue } from './prepared.ts'

/** Response of a successful call. */
export function wrapValue<Value>(value: Value): Envelope<Value> {
  return { success: true, value, message: null, errorCode: null }
}

/** The same for a serialized value. */
export function wrapPrepared({ json }: PreparedValue): string {
  return `{"success":true,"value":${json},"message":null,"errorCode":null}`
}
