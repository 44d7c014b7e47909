import type { IdentityFields, IdentityProviderName } from '@foyer/contract'
import type { Presented } from './identity.ts'
import { type IdentityProofs, identityServices } from './identity-services.ts'

/** A proof as a call carries it. */
export type PresentedProof = {
  [N in IdentityProviderName]: { provider: N } & Presented<IdentityProofs[N]>
}[IdentityProviderName]

const names = Object.keys(identityServices) as IdentityProviderName[] // Object.keys loses the literal keys

/** The proof of one service in the fields of a call; undefined without one, null for an incomplete one. */
export function readProof(provider: IdentityProviderName, fields: IdentityFields): PresentedProof | null | undefined {
  const read = identityServices[provider].readProof(fields)
  return read && ({ provider, ...read } as PresentedProof) // read by the description of this provider
}

/**
 * The pending proof of a login or registration (ENT-04, ENT-07); undefined without one, null for an incomplete one or
 * several.
 */
export function readPendingProof(fields: IdentityFields): PresentedProof | null | undefined {
  const proofs = names.map((name) => readProof(name, fields)).filter((proof) => proof !== undefined)
  return proofs.length > 1 ? null : proofs[0]
}
