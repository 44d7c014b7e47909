import { z } from 'zod'
import { captchaFields } from './captcha-fields.ts'
import { endpoint } from './endpoint.ts'
import { address, countryDialingCode, emailAddress, mobileNum } from './fields.ts'
import { deviceId } from './session.ts'

/** Digits, lifetime and resend delay of a code sent by sms or e-mail (DEC-19). */
export const verificationCodeBounds = { digits: 6, lifetimeSeconds: 300, resendSeconds: 60 } as const

/** Channels of a code. */
export const verificationChannels = ['sms', 'email'] as const
export type VerificationChannel = (typeof verificationChannels)[number]

export const verificationChannelList = endpoint({
  method: 'GET',
  path: '/wps/verification/channels',
  access: 'anyone',
  summary: 'Channels on which codes can be sent; in demo mode also the page that displays the messages (DEC-19)',
  publicMaxAgeSeconds: 60,
  value: z.object({
    channels: z.array(z.enum(verificationChannels)),
    /** Channels for the contacts and second factors of a member; absent means the same. */
    memberChannels: z.array(z.enum(verificationChannels)).optional(),
    outboxPath: z.string().nullable(),
    /** Page with the codes of a stand-in of Firebase. */
    smsOutboxUrl: address.optional(),
  }),
  errors: ['domain_not_available'],
})

/** Result of a request for a code: the same whether or not the address is known (DEC-15). */
export const sentCode = z.object({
  /** Earliest moment for another code. */
  resendSeconds: z.number().int(),
  expiresSeconds: z.number().int(),
})

/** What a code without a session is for; a code works for its own purpose only. */
const guestPurpose = z.enum(['login', 'register', 'recovery'])
export type SentCode = z.output<typeof sentCode>
export type GuestCodePurpose = z.output<typeof guestPurpose>

export const requestSmsCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'anyone',
  summary: 'Sends a code by sms to a visitor (API-18, DEC-19); the answer does not tell whether the number is known',
  body: z.object({
    countryDialingCode,
    mobileNum,
    /** Ours; another platform ignores it. */
    purpose: guestPurpose.default('register'),
    loginDeviceId: deviceId.optional(),
    ...captchaFields,
  }),
  value: sentCode,
  errors: ['TOO_MANY_REQUESTS', 'country_not_served', 'captcha_required', 'captcha_invalid'],
})

export const requestEmailCode = endpoint({
  method: 'POST',
  path: '/wps/verification/email/noLogin',
  access: 'anyone',
  summary: 'Sends a code for the recovery of an account by e-mail (DEC-19, DEC-30)',
  body: z.object({
    email: emailAddress,
    purpose: z.literal('recovery'),
    loginDeviceId: deviceId.optional(),
    ...captchaFields,
  }),
  value: sentCode,
  errors: ['TOO_MANY_REQUESTS', 'captcha_required', 'captcha_invalid'],
})
