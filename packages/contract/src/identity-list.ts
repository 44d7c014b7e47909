import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields.ts'
import { identityKinds, mayaEnvironments } from './identity-fields.ts'

/** An identity by which the member logs in. */
export const identity = z.object({
  id,
  kind: z.enum(identityKinds),
  /** The person's name at the provider; null where it has none. */
  name: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type Identity = z.output<typeof identity>

/** Maximum identities of a member. */
export const IDENTITY_LIMIT = 10

export const listIdentities = endpoint({
  method: 'GET',
  path: '/wps/member/identity',
  access: 'member',
  rejects: ['free'],
  summary: 'The identities of other services by which the member logs in, newest first (DEC-30)',
  value: z.array(identity).max(IDENTITY_LIMIT),
})

export const removeIdentity = endpoint({
  method: 'POST',
  path: '/wps/member/identity/remove',
  access: 'member',
  rejects: ['free'],
  summary: 'Removes an identity, with the password or while another way in remains (DEC-30)',
  /** `password` is absent where the member has none (DEC-11). */
  body: z.object({ id, password: z.string().min(1).max(64).optional() }),
  value: z.object({ removed: z.literal(true) }),
  errors: ['password_wrong', 'identity_last', 'not_found'],
})

export const refreshMayaTokens = endpoint({
  method: 'GET',
  path: '/wps/relay/WPS3RD_refreshMayaTokens',
  access: 'member',
  summary: 'Renews Maya’s tokens of a member who came by its app (MAYA-02, RELAY-15, T17)',
  query: z.object({ env: z.enum(mayaEnvironments).optional() }),
  /** End of the renewed tokens, which stay at the server. */
  value: z.object({ expiresAt: instant }),
  errors: ['identity_invalid', 'identity_unavailable', 'not_found'],
})
