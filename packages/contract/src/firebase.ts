import { z } from 'zod'
import { shortText } from './fields.ts'
import type { FirebaseChannel } from './identity-fields.ts'

/** Firebase's part of the site settings (ENT-29, SOC-18..20); all values are public. */
export const smsProvider = z.object({
  /** Codes by sms come from Firebase (OPEN-28). */
  firebase: z.boolean(),
  apiKey: shortText.optional(),
  appId: shortText.optional(),
  authDomain: shortText.optional(),
  projectId: shortText.optional(),
  messagingSenderId: shortText.optional(),
  vapidKey: shortText.optional(),
  facebookAppId: shortText.optional(),
  googleWebClientId: shortText.optional(),
  /** Google's one-tap prompt on the login page; absent means no (SOC-11..13). */
  googleOneTap: z.boolean().optional(),
  /** Provider of the channel `firebase`, such as `oidc.acme`, and its name for visitors. */
  genericProvider: shortText.optional(),
  genericProviderName: shortText.optional(),
})
export type SmsProvider = z.output<typeof smsProvider>

/**
 * Whether a merchant's project has what a channel needs; its flag is another matter. The generic channel's provider and
 * name switch it on.
 */
export function hasChannelSettings(own: SmsProvider, channel: FirebaseChannel): boolean {
  if (!own.apiKey || !own.projectId || !own.authDomain) return false
  if (channel === 'firebase') return Boolean(own.genericProvider && own.genericProviderName)
  return channel !== 'facebook' || Boolean(own.facebookAppId)
}
