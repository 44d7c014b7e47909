import { signRequest } from '@foyer/contract/signing'
import { ask } from './http.ts'

export interface WalletOptions {
  /** Base address of the platform for vendors. */
  platformUrl: string
  vendor: string
  secret: string
}

export type Answer = { code: string | null; value: Record<string, unknown> }

export interface SendChanges {
  secret?: string
  timestampMs?: number
  nonce?: string
  /** Sent in place of what was signed. */
  sentBody?: string
  headers?: Record<string, string>
}

/** The signed calls of a vendor, with room for faults. */
export function createWallet({ platformUrl, vendor, secret }: WalletOptions) {
  return async function send(call: string, body: object, changes: SendChanges = {}): Promise<Answer> {
    const { sentBody, headers, ...signing } = changes
    const path = `/wps/vendor/wallet/${call}`
    const rawBody = JSON.stringify(body)
    const signed = signRequest({ method: 'POST', path, rawBody, vendor, secret, ...signing })
    const { text, status } = await ask(new URL(path, platformUrl).href, {
      body: sentBody ?? rawBody,
      headers: { 'content-type': 'application/json', ...signed, ...headers },
    })
    try {
      const { errorCode, value } = JSON.parse(text)
      return { code: errorCode, value: value ?? {} }
    } catch {
      throw new Error(`${call} was answered ${status} without JSON`)
    }
  }
}

export type Send = ReturnType<typeof createWallet>
