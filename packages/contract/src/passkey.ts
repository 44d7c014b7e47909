import { z } from 'zod'
import { endpoint } from './endpoint.ts'
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
  errors: ['passkey_invalid', 'passkey_copied', 'account_closed', 'account_blocked', 'not_found'],
})
