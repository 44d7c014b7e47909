import type { Access } from './endpoint.ts'
import { type FlagValues, hasFlag, type MerchantFeature } from './flags.ts'
import { isAgent, isFree, isVirtual } from './member-types.ts'

/** What decides which features a merchant has. */
export interface FeatureSwitches {
  whitelabelVal: FlagValues
  isSingleWallet: boolean
  /** Known to members only, from the deposit settings; absent counts as off (CONF-29). */
  depositSwitch?: boolean | undefined
  /** Features whose calls nobody answers here (DEC-02). */
  missing?: readonly MerchantFeature[]
}

/** `unlisted`: nothing leads there, but its pages and calls answer. `closed`: they do not. */
type Availability = 'open' | 'unlisted' | 'closed'

/** Members with a credit line settle with their agent (FOOT-06, FOOT-07, FLAG-02, CONF-29). */
const decideCashier = ({ depositSwitch, ...switches }: FeatureSwitches): Availability =>
  depositSwitch && hasFlag(switches, 'CREDITMAR3') ? 'closed' : 'open'

/** A flag that hides or closes something has its line here. */
const availabilities: Readonly<Partial<Record<MerchantFeature, (switches: FeatureSwitches) => Availability>>> = {
  chat: (switches) => (hasFlag(switches, 'CBS3') ? 'open' : 'unlisted'),
  deposit: decideCashier,
  wallet: ({ isSingleWallet }) => (isSingleWallet ? 'unlisted' : 'open'),
  withdrawal: decideCashier,
}

/** Whether a merchant has a feature, for whomever (FOOT-04..07, WALL-03, DEC-02). */
export function decideAvailability(feature: MerchantFeature | undefined, switches: FeatureSwitches): Availability {
  if (feature === undefined) return 'open'
  const decided = availabilities[feature]?.(switches) ?? 'open'
  return decided === 'open' && switches.missing?.includes(feature) ? 'unlisted' : decided
}

/** Who may use a page, a call or a footer item. */
export interface AccessRule {
  access: Exclude<Access, 'vendor' | 'provider'>
  /** Kinds of account that are turned away with `free_reject` (ROLE-07, ROLE-08). */
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
 * The one rule for "may this member deposit, withdraw, see this page, make this call" (CONF-01, DEC-14). Only `open` and
 * `unlisted` let a visitor in, and links lead only to what is `open`.
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
