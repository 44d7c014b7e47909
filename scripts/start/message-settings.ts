import { z } from 'zod'
import { addressOf } from './address-settings.ts'
import { readJson } from './provider-settings.ts'

const sms = z.strictObject({
  url: addressOf(['http:', 'https:']),
  token: z.string().min(16).max(512),
  sender: z.string().min(1).max(40),
})
const email = z.strictObject({ url: addressOf(['smtp:', 'smtps:']), from: z.email().max(254) })

/** Provider of each message channel, from JSON. */
export const messageSettings = z
  .string()
  .max(5_000)
  .transform(readJson)
  .pipe(z.strictObject({ sms: sms.optional(), email: email.optional() }))
