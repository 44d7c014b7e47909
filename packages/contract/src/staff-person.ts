import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { emailAddress, id, instant } from './fields.ts'
import { staffReason, staffText } from './staff.ts'
import { staffRoles } from './staff-roles.ts'

const roles = z
  .array(z.enum(staffRoles))
  .max(staffRoles.length)
  .transform((list) => staffRoles.filter((role) => list.includes(role)))
const done = z.object({ done: z.literal(true) })

export const listStaff = endpoint({
  method: 'GET',
  path: '/wps/staff/person',
  access: 'staff',
  staff: ['owner'],
  summary: 'The merchant’s people with their roles',
  value: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        roles: z.array(z.enum(staffRoles)),
        /** Has accepted the invitation. */
        isReady: z.boolean(),
        openSessions: z.number().int(),
        lastLoginAt: instant.nullable(),
      }),
    ),
  }),
})

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/wps/staff/person',
  access: 'staff',
  staff: ['owner'],
  summary: 'Gives a person roles at the merchant; a person without a password gets an invitation',
  body: z.object({
    email: emailAddress,
    name: staffText.trim().min(1).max(100),
    roles: roles.refine((list) => list.length > 0),
    reason: staffReason,
  }),
  /** The address is shown once; null for a person who has logged in before. */
  value: z.object({ id, invitation: z.string().nullable() }),
  errors: ['request_conflict'],
})

export const changeStaffRoles = endpoint({
  method: 'POST',
  path: '/wps/staff/person/roles',
  access: 'staff',
  staff: ['owner'],
  summary: 'Replaces a person’s roles at the merchant; none removes the person. The last owner stays',
  body: z.object({ personId: id, roles, reason: staffReason }),
  value: done,
  errors: ['not_found', 'request_conflict'],
})

export const endStaffSessions = endpoint({
  method: 'POST',
  path: '/wps/staff/person/sessions/end',
  access: 'staff',
  staff: ['owner'],
  summary: 'Ends all sessions of one of the merchant’s people',
  body: z.object({ personId: id, reason: staffReason }),
  value: done,
  errors: ['not_found'],
})

export const resetStaff = endpoint({
  method: 'POST',
  path: '/wps/staff/person/reset',
  access: 'staff',
  staff: ['owner'],
  summary:
    'Takes password, authenticator and passkeys from a colleague and invites anew; not from a person of other merchants',
  body: z.object({ personId: id, reason: staffReason }),
  /** Shown once. */
  value: z.object({ invitation: z.string() }),
  errors: ['not_found', 'not_allowed'],
})
