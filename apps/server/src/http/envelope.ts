import type { Envelope } from '@foyer/contract'
import type { PreparedValue } from './prepared.ts'

/** The answer of a call that worked. */
export function wrapValue<Value>(value: Value): Envelope<Value> {
  return { success: true, value, message: null, errorCode: null }
}

/** The same, written. */
export function wrapPrepared({ json }: PreparedValue): string {
  return `{"success":true,"value":${json},"message":null,"errorCode":null}`
}
