import type { Access } from './endpoint.ts'
import { type FlagValues, hasFlag, type MerchantFeature } from './flags.ts'
import { isAgent, isFree, isVirtual } from './member-types.ts'

/** Inputs that define a merchant's features. */
export interface FeatureSwitches {
  whitelabelVal: FlagValues
  isSingleWallet: boolean
  /** Known to members only, from the deposit settings; absent counts as off (CONF-29). */
  depositSwitch?: boolean | undefined
  /** Features with unsupported calls (DEC-02). */
  missing?: readonly MerchantFeature[]
}

/** `unlisted`: without links, but its pages and calls work. `closed`: they do not. */
type Availability = 'open' | 'unlisted' | 'closed'

/** Members with a credit line settle with their agent (FOOT-06, FOOT-07, FLAG-02, CONF-29). */
const decideCashier = ({ depositSwitch, ...switches }: FeatureSwitches): Availability =>
  depositSwitch && hasFlag(switches, 'CREDITMAR3') ? 'closed' : 'open'

/** One line per flag that hides or closes a feature. */
const availabilities: Readonly<Partial<Record<MerchantFeature, (switches: FeatureSwitches) => Availability>>> = {
  chat: (switches) => (hasFlag(switches, 'CBS3') ? 'open' : 'unlisted'),
  deposit: decideCashier,
  wallet: ({ isSingleWallet }) => (isSingleWallet ? 'unlisted' : 'open'),
  withdrawal: decideCashier,
}

/** Availability of a merchant's feature, for any visitor (FOOT-04..07, WALL-03, DEC-02). */
export function decideAvailability(feature: MerchantFeature | undefined, switches: FeatureSwitches): Availability {
  if (feature === undefined) return 'open'
  const decided = availabilities[feature]?.(switches) ?? 'open'
  return decided === 'open' && switches.missing?.includes(feature) ? 'unlisted' : decided
}

/** Access rule of a page, a call or a footer item. */
export interface AccessRule {
  access: Exclude<Access, 'vendor' | 'provider'>
  /** Account types refused with `free_reject` (ROLE-07, ROLE-08). */
  rejects?: readonly ('free' | 'virtual')[]
  feature?: MerchantFeature
}

export interface Visitor {
  /** Undefined for a guest. */
  memberType: number | undefined
  merchant: FeatureSwitches
}

export type AccessDecision = Availability | 'login' | 'forbidden' | 'rejected'

/**
 * The single access decision of pages, calls and footer items (CONF-01, DEC-14). `open` and `unlisted` grant access;
 * links lead to `open` ones only.
 */
export function decideAccess({ access, rejects = [], feature }: AccessRule, visitor: Visitor): AccessDecision {
  const { memberType, merchant } = visitor
  if (access !== 'anyone' && memberType === undefined) return 'login'
  if (access === 'staff' || (access === 'agent' && !isAgent(memberType ?? 0))) return 'forbidden'
  if (memberType !== undefined && isRejected(rejects, memberType)) return 'rejected'
  return decideAvailability(feature, merchant)
}

function isRejected(rejects: readonly ('free' | 'virtual')[], memberType: number): boolean {
  return (rejects.includes('free') && isFree(memberType)) || (rejects.includes('virtual') && isVirtual(memberType))
}
