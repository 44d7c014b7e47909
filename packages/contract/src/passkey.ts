import { z } from 'zod'
import { findPasskeyNameProblem } from './bounds.ts'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { deviceDescription } from './security.ts'
import { deviceId, loginValue } from './session.ts'

/** Bytes in base64url, at most so many characters. */
const base64url = (maxLength: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(maxLength)
/** At most 1023 bytes (WebAuthn). */
const credentialId = base64url(1_364)
const challenge = base64url(100)
const transport = z.string().max(30)

/** Options of `navigator.credentials.get`: any passkey of this host, whose owner is verified by the device. */
export const passkeyRequest = z.object({
  challenge,
  timeout: z.number().int(),
  rpId: z.string(),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.output<typeof passkeyRequest>

/** Response of `navigator.credentials.get`. */
export const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(100).optional(),
  }),
})
export type PasskeyAssertion = z.output<typeof passkeyAssertion>

/** Options of `navigator.credentials.create`. */
export const passkeyCreation = z.object({
  challenge,
  timeout: z.number().int(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url(100), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  excludeCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: credentialId, transports: z.array(transport).optional() }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.output<typeof passkeyCreation>

/** Response of `navigator.credentials.create`. */
export const passkeyAttestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(transport).max(10).optional(),
  }),
})
export type PasskeyAttestation = z.output<typeof passkeyAttestation>

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/passkey/start',
  access: 'anyone',
  summary: 'A challenge for a login by passkey, for one use within 5 minutes at this host (DEC-30)',
  body: z.object({}),
  value: passkeyRequest,
  errors: ['not_found'],
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/passkey',
  access: 'anyone',
  summary: 'Opens a session by a passkey of this host, without a user name (DEC-30)',
  body: z.object({ response: passkeyAssertion, loginDeviceId: deviceId.optional() }),
  value: loginValue,
  errors: ['passkey_invalid', 'passkey_copied', 'account_closed', 'not_found'],
})

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
