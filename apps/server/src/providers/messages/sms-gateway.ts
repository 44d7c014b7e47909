import type { HttpClient } from '../../http/http-client.ts'
import type { MessageProvider } from './messages.ts'

export interface SmsGatewaySettings {
  /** Address that takes a message by POST. */
  url: string
  /** Bearer token. */
  token: string
  /** Sender's name or number as agreed with the gateway. */
  sender: string
}

/**
 * An sms gateway with a JSON call and a bearer token, the common form of such services: `{ id, from, to, text }` is
 * answered by any 2xx when accepted, 409 when the id is known, 401 or 403 when the token is wrong, 451 when nothing is sent
 * to the number's country, another 4xx when the message is refused for good.
 */
export function createSmsGateway({ url, token, sender }: SmsGatewaySettings, httpClient: HttpClient): MessageProvider {
  return {
    code: 'sms-gateway',
    async send({ id, recipient, body }) {
      const result = await httpClient.call({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
        body: JSON.stringify({ id, from: sender, to: recipient, text: body }),
      })
      if (result.outcome !== 'answered') return 'unknown'
      if (result.status < 300 || result.status === 409) return 'sent'
      if (result.status === 401 || result.status === 403)
        throw new Error(`the sms gateway refuses the token: ${result.status}`)
      if (result.status === 451) return 'unserved'
      // 408 and 429 ask for a later attempt.
      return result.status >= 400 && result.status < 500 && ![408, 429].includes(result.status) ? 'refused' : 'unknown'
    },
  }
}
