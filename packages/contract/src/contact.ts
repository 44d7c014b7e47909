import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { countryDialingCode, emailAddress, instant, mobileNum, verificationCode } from './fields.ts'
import { verificationChannels } from './verification.ts'

/** An address of a member: a phone number or an e-mail address. */
export const contactAddress = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('sms'), countryDialingCode, mobileNum }),
  z.object({ channel: z.literal('email'), email: emailAddress }),
])
export type ContactAddress = z.output<typeof contactAddress>

export const listContacts = endpoint({
  method: 'GET',
  path: '/wps/member/contacts',
  access: 'member',
  summary: 'The member’s verified phone number and e-mail address, masked (DEC-30)',
  value: z.object({
    items: z.array(z.object({ channel: z.enum(verificationChannels), masked: z.string(), verifiedAt: instant })),
  }),
})

export const requestContactCode = endpoint({
  method: 'POST',
  path: '/wps/member/contact/code',
  access: 'member',
  summary: 'Sends a code to an address that the member wants to add (DEC-19, DEC-30)',
  body: z.object({ address: contactAddress }),
  value: z.object({ resendSeconds: z.number().int(), expiresSeconds: z.number().int() }),
  errors: ['TOO_MANY_REQUESTS', 'country_not_served'],
})

export const saveContact = endpoint({
  method: 'POST',
  path: '/wps/member/contact',
  access: 'member',
  summary: 'Adds or changes a verified address; the former one is notified (DEC-30)',
  body: z.object({
    address: contactAddress,
    verificationCode,
    /** Required where the member has one. */
    password: z.string().max(64).optional(),
  }),
  value: z.object({ saved: z.literal(true) }),
  errors: ['verification_invalid', 'password_wrong', 'contact_taken'],
})
