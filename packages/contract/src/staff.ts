import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailAddress, id, instant, verificationCode } from './fields.ts'
import { deviceDescription } from './security.ts'
import { staffRoles } from './staff-roles.ts'

export const STAFF_PASSWORD_MIN = 10

/** Random and of one use: 256 bits in base64url. */
const secretText = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
/** As typed for a login: an old password may break today’s rules. */
const typedPassword = z.string().min(1).max(64)
/** Longer than a member’s: it opens the accounts of all members. */
const newStaffPassword = z.string().min(STAFF_PASSWORD_MIN).max(64)
const done = z.object({ done: z.literal(true) })

/** Text that the database can store: no NUL, no half of a pair of surrogates. */
export const staffText = z.string().regex(/^[^\0\p{Cs}]*$/u)
/** The reason that stands in the trail. */
export const staffReason = staffText.trim().min(3).max(500)

export const startStaffLogin = endpoint({
  method: 'POST',
  path: '/wps/staff/session/login',
  access: 'staff',
  staff: 'guest',
  summary: 'First step of a login to the console: the password',
  body: z.object({ email: emailAddress, password: typedPassword }),
  /** Known after the password alone. */
  value: z.object({ attemptId: secretText, hasPasskey: z.boolean() }),
  errors: ['login.cred.err'],
})

export const finishStaffLogin = endpoint({
  method: 'POST',
  path: '/wps/staff/session/login/code',
  access: 'staff',
  staff: 'guest',
  summary: 'Second step: the authenticator’s code; opens the session, in a cookie',
  body: z.object({ attemptId: secretText, code: verificationCode }),
  value: done,
  errors: ['login_attempt_over', 'verification_invalid'],
})

export const readStaffInvitation = endpoint({
  method: 'POST',
  path: '/wps/staff/invitation',
  access: 'staff',
  staff: 'guest',
  summary: 'Who is invited, and the secret for the authenticator',
  body: z.object({ token: secretText }),
  value: z.object({ name: z.string(), email: z.string(), secret: z.string(), uri: z.string() }),
  errors: ['handoff_invalid'],
})

export const acceptStaffInvitation = endpoint({
  method: 'POST',
  path: '/wps/staff/invitation/accept',
  access: 'staff',
  staff: 'guest',
  summary: 'Sets password and authenticator, and opens the session',
  body: z.object({ token: secretText, password: newStaffPassword, code: verificationCode }),
  value: done,
  errors: ['handoff_invalid', 'verification_invalid', 'password_weak'],
})

export const staffMe = endpoint({
  method: 'GET',
  path: '/wps/staff/me',
  access: 'staff',
  staff: 'person',
  summary: 'The person, and the roles at each merchant',
  value: z.object({
    id,
    name: z.string(),
    email: z.string(),
    merchants: z.array(z.object({ code: z.string(), name: z.string(), roles: z.array(z.enum(staffRoles)) })),
  }),
})

export const endStaffLogin = endpoint({
  method: 'POST',
  path: '/wps/staff/session/logout',
  access: 'staff',
  staff: 'person',
  summary: 'Ends the session',
  value: done,
})

export const listStaffSessions = endpoint({
  method: 'GET',
  path: '/wps/staff/session',
  access: 'staff',
  staff: 'person',
  summary: 'The person’s own open sessions',
  value: z.object({
    items: z.array(
      z.object({
        id,
        device: deviceDescription,
        network: z.string().nullable(),
        openedAt: instant,
        lastSeenAt: instant,
        isCurrent: z.boolean(),
      }),
    ),
  }),
})

export const endStaffSession = endpoint({
  method: 'POST',
  path: '/wps/staff/session/end',
  access: 'staff',
  staff: 'person',
  summary: 'Ends one of the person’s own sessions',
  body: z.object({ id }),
  value: done,
  errors: ['not_found'],
})

/** What waits for staff; a field that the roles may not see is absent. */
export const staffToday = endpoint({
  method: 'GET',
  path: '/wps/staff/today',
  access: 'staff',
  staff: ['owner', 'finance', 'support', 'content', 'risk'],
  summary: 'What waits for the merchant’s people, by role',
  value: z.object({
    /** Withdrawals without a final status. */
    openWithdrawals: z.number().int().optional(),
    /** Payouts whose provider has not said what became of them. */
    unknownPayouts: z.number().int().optional(),
    openIncidents: z.number().int().optional(),
    /** Vendors whose games are hidden because they do not answer. */
    downVendors: z.number().int().optional(),
    /** Messages that are planned or being sent. */
    openMessages: z.number().int().optional(),
    /** Members whose request to close the account is due. */
    dueClosures: z.number().int().optional(),
    /** Requests that the person may decide. */
    openApprovals: z.number().int().optional(),
  }),
})
