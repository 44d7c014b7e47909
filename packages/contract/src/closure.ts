import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'

/** Days from the request until staff closes the account. */
export const CLOSURE_DAYS = 7

/** A member's request to close the account; null without one. */
const closure = z.object({ requestedAt: instant, closesAt: instant }).nullable()

export const accountClosure = endpoint({
  method: 'GET',
  path: '/wps/member/closure',
  access: 'member',
  rejects: ['free'],
  summary: 'The member’s request to close the account (DEC-32)',
  value: closure,
})

export const requestClosure = endpoint({
  method: 'POST',
  path: '/wps/member/closure',
  access: 'member',
  rejects: ['free'],
  summary: 'Asks for the closing of the account, with the password; a repeated request keeps the first date (DEC-32)',
  /** `password` is absent where the member has none (DEC-11). */
  body: z.object({ password: z.string().min(1).max(64).optional() }),
  value: closure,
  errors: ['password_wrong'],
})

export const cancelClosure = endpoint({
  method: 'POST',
  path: '/wps/member/closure/cancel',
  access: 'member',
  rejects: ['free'],
  summary: 'Takes the request back, as long as the account is open (DEC-32)',
  body: z.object({}),
  value: closure,
  errors: ['not_found'],
})
