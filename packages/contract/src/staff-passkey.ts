import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { passkeyAssertion, passkeyAttestation, passkeyCreation, passkeyRequest } from './passkey.ts'
import { deviceDescription } from './security.ts'
import { staffText } from './staff.ts'

const attemptId = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
const password = z.string().min(1).max(64)
const name = staffText.trim().min(1).max(60)
const done = z.object({ done: z.literal(true) })

export const startStaffPasskeyLogin = endpoint({
  method: 'POST',
  path: '/wps/staff/session/login/passkey/start',
  access: 'staff',
  staff: 'guest',
  summary: 'A challenge for the second step of a login by passkey, of one use within 5 minutes',
  body: z.object({ attemptId }),
  value: passkeyRequest,
  errors: ['login_attempt_over'],
})

export const finishStaffPasskeyLogin = endpoint({
  method: 'POST',
  path: '/wps/staff/session/login/passkey',
  access: 'staff',
  staff: 'guest',
  summary: 'Second step in place of the code: a passkey of the console; opens the session, in a cookie',
  body: z.object({ attemptId, response: passkeyAssertion }),
  value: done,
  errors: ['login_attempt_over', 'passkey_invalid'],
})

export const listStaffPasskeys = endpoint({
  method: 'GET',
  path: '/wps/staff/passkey',
  access: 'staff',
  staff: 'person',
  summary: 'The person’s own passkeys',
  value: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        device: deviceDescription,
        createdAt: instant,
        lastUsedAt: instant.nullable(),
      }),
    ),
  }),
})

export const startStaffPasskey = endpoint({
  method: 'POST',
  path: '/wps/staff/passkey/start',
  access: 'staff',
  staff: 'person',
  summary: 'A challenge for a new passkey, with the person’s password',
  body: z.object({ password }),
  value: passkeyCreation,
  errors: ['password_wrong', 'passkey_limit'],
})

export const addStaffPasskey = endpoint({
  method: 'POST',
  path: '/wps/staff/passkey',
  access: 'staff',
  staff: 'person',
  summary: 'Adds the passkey that answers the challenge, once',
  body: z.object({ name, response: passkeyAttestation }),
  value: done,
  errors: ['passkey_invalid', 'passkey_limit'],
})

export const renameStaffPasskey = endpoint({
  method: 'POST',
  path: '/wps/staff/passkey/rename',
  access: 'staff',
  staff: 'person',
  summary: 'Names a passkey',
  body: z.object({ id, name }),
  value: done,
  errors: ['not_found'],
})

export const removeStaffPasskey = endpoint({
  method: 'POST',
  path: '/wps/staff/passkey/remove',
  access: 'staff',
  staff: 'person',
  summary: 'Removes a passkey, with the person’s password; never the last second factor',
  body: z.object({ id, password }),
  value: done,
  errors: ['password_wrong', 'not_found', 'request_conflict'],
})
