import { z } from 'zod'
import { captchaActions } from './captcha.rules.ts'
import { endpoint } from './endpoint.ts'

const action = z.enum(captchaActions)

/** ENT-24. `success` 0: Geetest is not available, and the embedded challenge takes its place (DEC-18). */
export const geetestSetup = endpoint({
  method: 'GET',
  path: '/wps/captcha/geetest',
  access: 'anyone',
  summary:
    'Starts a captcha of Geetest, or reCAPTCHA before a code of Firebase; `success` 0 means the embedded challenge instead (API-17, CAPT-18)',
  query: z.object({
    /** Time of the call, against caches. */
    t: z.string().max(20).optional(),
    /** Purpose of the result; without one it is a login's. */
    action: action.default('login'),
  }),
  value: z.object({
    gt: z.string(),
    /** v3: the vendor's challenge. v4: text that the widget passes on as `userInfo`. */
    challenge: z.string(),
    newCaptcha: z.boolean(),
    success: z.union([z.literal(0), z.literal(1)]),
  }),
})
export type GeetestSetup = z.output<(typeof geetestSetup)['value']>

/** A proof-of-work challenge, in the form of its library; `data` says what it is for. */
export const embeddedChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().int(),
    data: z.record(z.string(), z.union([z.string(), z.boolean()])),
  }),
  signature: z.string(),
})
export type EmbeddedChallenge = z.output<typeof embeddedChallenge>

export const captchaChallenge = endpoint({
  method: 'GET',
  path: '/wps/captcha/challenge',
  access: 'anyone',
  summary: 'An embedded challenge for one action, valid for two minutes and one use (DEC-18)',
  query: z.object({ action }),
  value: embeddedChallenge,
})
