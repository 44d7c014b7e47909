import { type DecidedAddress, decideAddress } from '@foyer/contract'

/** The page of the app that a message leads to; undefined for none, and for any other address (DEC-13). */
export function decideAction(
  action: string | null | undefined,
  origin: string,
): { url: DecidedAddress; path: string } | undefined {
  const decision = decideAddress(action, 'page', { origin, listed: [] })
  return decision.kind === 'own' ? decision : undefined
}
