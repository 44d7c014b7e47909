import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Name of a version of a merchant's terms, such as `2026-11`. */
export const termsVersion = z.string().regex(/^[\w.-]{1,40}$/)

/** A merchant's terms in force (DEC-32). */
export const merchantTerms = z.object({
  version: termsVersion,
  /** In years; accepting the terms confirms it. */
  minimumAge: z.number().int().min(18).max(30),
})
export type MerchantTerms = z.output<typeof merchantTerms>

export const memberTerms = endpoint({
  method: 'GET',
  path: '/wps/member/terms',
  access: 'member',
  answersExpiredPassword: true,
  summary: 'The terms that the member has yet to accept, and the version accepted last (DEC-32)',
  value: z.object({ due: merchantTerms.nullable(), acceptedVersion: z.string().nullable() }),
})

export const acceptTerms = endpoint({
  method: 'POST',
  path: '/wps/member/terms',
  access: 'member',
  answersExpiredPassword: true,
  summary: 'Accepts the terms in force; another version is refused (DEC-32)',
  body: z.object({ version: termsVersion }),
  value: z.object({ accepted: z.literal(true) }),
  errors: ['terms_required'],
})
