import { z } from 'zod'
import { findPasskeyNameProblem } from './bounds.ts'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { passkeyAttestation, passkeyCreation } from './passkey.ts'
import { deviceDescription } from './security.ts'

/** One passkey of the member. */
export const passkey = z.object({
  id,
  /** Given by the member; null for the device's own name. */
  name: z.string().nullable(),
  /** Browser in which it was added. */
  device: deviceDescription,
  /** The host at which it works. */
  host: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type Passkey = z.output<typeof passkey>

/** Maximum passkeys of a member. */
export const PASSKEY_LIMIT = 10

const passkeyName = z
  .string()
  .max(100)
  .superRefine((text, context) => {
    const problem = findPasskeyNameProblem(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
const password = z.string().min(1).max(64)

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/wps/member/passkey',
  access: 'member',
  rejects: ['free'],
  summary: 'The member’s passkeys, newest first (DEC-30)',
  value: z.array(passkey).max(PASSKEY_LIMIT),
})

export const startPasskey = endpoint({
  method: 'POST',
  path: '/wps/member/passkey/start',
  access: 'member',
  rejects: ['free'],
  summary: 'A challenge for a new passkey, with the member’s password; for one use within 5 minutes (DEC-30, T37)',
  body: z.object({ password }),
  value: passkeyCreation,
  errors: ['password_wrong', 'passkey_limit', 'not_found'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/wps/member/passkey',
  access: 'member',
  rejects: ['free'],
  summary: 'Adds the passkey that answers the challenge; withdrawals are then on hold for a time (DEC-30, T37)',
  body: z.object({ response: passkeyAttestation }),
  value: passkey,
  errors: ['passkey_invalid', 'passkey_limit', 'not_found'],
})

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/wps/member/passkey/rename',
  access: 'member',
  rejects: ['free'],
  summary: 'Names a passkey of the member (DEC-30)',
  body: z.object({ id, name: passkeyName.transform((text) => text.trim()) }),
  value: passkey,
  errors: ['not_found'],
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/wps/member/passkey/remove',
  access: 'member',
  rejects: ['free'],
  summary: 'Removes a passkey, with the member’s password, which stays a way in (DEC-30)',
  body: z.object({ id, password }),
  value: z.object({ removed: z.literal(true) }),
  errors: ['password_wrong', 'not_found'],
})
