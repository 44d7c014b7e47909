import { readJson } from '@foyer/contract/json'
import { z } from 'zod'
import type { HttpClient } from '../../http/http-client.ts'
import type { CodeProvider } from './messages.ts'

/** Base of Google's Identity Toolkit. */
export const FIREBASE_API_URL = 'https://identitytoolkit.googleapis.com'

/** Page of a stand-in with the codes that it has sent. */
export const STAND_IN_CODES_PATH = '/firebase/codes'

const refusal = z.object({ error: z.object({ message: z.string() }) })
const parameters = z.object({ recaptchaSiteKey: z.string().min(1) })
const sending = z.object({ sessionInfo: z.string().min(1).max(4_000) })
const signIn = z.object({ phoneNumber: z.string() })

export interface FirebasePhoneConnection {
  /** Base of the interface, without a trailing slash. */
  apiUrl: string
  /** Public key of the merchant's project. */
  apiKey: string
  /** Restricted to `apiUrl`. */
  httpClient: HttpClient
}

/**
 * Phone authentication of a merchant's Firebase project (OPEN-28), by the calls of its REST interface: Google writes the
 * message, checks the visitor's reCAPTCHA, counts the tries, and ends a code with its use. The ID token of the sign-in is
 * not used: who has the code has the number.
 */
export function createFirebasePhone({ apiUrl, apiKey, httpClient }: FirebasePhoneConnection): CodeProvider {
  const address = (path: string) => `${apiUrl}/v1/${path}?key=${encodeURIComponent(apiKey)}`

  async function post<Schema extends z.ZodType>(path: string, body: object, schema: Schema, languageTag?: string) {
    const answer = await httpClient.call({
      method: 'POST',
      url: address(path),
      headers: {
        'content-type': 'application/json',
        ...(languageTag === undefined ? {} : { 'x-firebase-locale': languageTag }),
      },
      body: JSON.stringify(body),
    })
    if (answer.outcome !== 'answered') return { outcome: 'unknown', reason: answer.reason } as const
    const parsed = schema.safeParse(answer.status === 200 ? readJson(answer.body) : undefined)
    if (parsed.success) return { outcome: 'done', value: parsed.data } as const
    const { data } = refusal.safeParse(readJson(answer.body))
    // For example `INVALID_CODE`, or `TOO_MANY_ATTEMPTS_TRY_LATER : …`.
    const [reason = ''] = data?.error.message.split(' ') ?? []
    const isRefused = answer.status === 400 && reason !== ''
    return { outcome: isRefused ? 'refused' : 'unknown', reason: reason || `status ${answer.status}` } as const
  }

  return {
    code: 'firebase-phone',
    async findCaptchaKey() {
      const answer = await httpClient.call({ method: 'GET', url: address('recaptchaParams') })
      if (answer.outcome !== 'answered' || answer.status !== 200) return undefined
      return parameters.safeParse(readJson(answer.body)).data?.recaptchaSiteKey
    },
    async sendCode({ number, languageTag, proof }) {
      const body = { phoneNumber: number, ...(proof === undefined ? {} : { recaptchaToken: proof }) }
      const answer = await post('accounts:sendVerificationCode', body, sending, languageTag)
      if (answer.outcome === 'done') return { outcome: 'sent', session: answer.value.sessionInfo }
      // The project does not send to the number's country.
      const isUnserved = answer.outcome === 'refused' && answer.reason === 'OPERATION_NOT_ALLOWED'
      return isUnserved ? { outcome: 'unserved', reason: answer.reason } : answer
    },
    async checkCode({ session, number, code }) {
      const answer = await post('accounts:signInWithPhoneNumber', { sessionInfo: session, code }, signIn)
      if (answer.outcome === 'done') return answer.value.phoneNumber === number ? 'right' : 'wrong'
      return answer.outcome === 'refused' ? 'wrong' : 'unknown'
    },
  }
}
