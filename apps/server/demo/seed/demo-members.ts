import type { MemberType } from '@foyer/contract'
import type { CurrencyCode } from '@foyer/money'

/** The members of each demo merchant with their opening balance in whole units of their currency. */
export const demoMembers: readonly { username: string; type: MemberType; openingUnits: bigint }[] = [
  { username: 'demo', type: 0, openingUnits: 500n },
  { username: 'agent', type: 1, openingUnits: 500n },
  { username: 'free', type: 4, openingUnits: 10_000n },
  { username: 'virtual', type: 40, openingUnits: 10_000n },
]

/** How many times as many units a member begins with where one unit is worth little; once elsewhere. */
export const openingFactors: Partial<Record<CurrencyCode, bigint>> = { MMK: 100n, PKR: 5n, VND: 1_000n }
