import type { EndpointDefinition } from '@foyer/contract'

type Rule = Pick<EndpointDefinition, 'access' | 'answersBlockedSite' | 'answersExpiredPassword' | 'publicMaxAgeSeconds'>

/**
 * Whether a call answers while the site is closed: what its page needs, reads that a shared cache may answer anyway, and
 * vendors and providers, whose calls settle open rounds and money in flight; a vendor's stakes are refused by their own
 * handler.
 */
export function answersBlockedSite({ access, publicMaxAgeSeconds, ...endpoint }: Rule): boolean {
  if (access === 'vendor' || access === 'provider') return true
  return endpoint.answersBlockedSite === true || publicMaxAgeSeconds !== undefined
}

/** Whether a call answers a session whose expired password must be changed first: what any guest may call, too. */
export function answersExpiredPassword({ access, ...endpoint }: Rule): boolean {
  const isOfMember = access === 'member' || access === 'agent' || access === 'staff'
  return !isOfMember || endpoint.answersExpiredPassword === true
}
