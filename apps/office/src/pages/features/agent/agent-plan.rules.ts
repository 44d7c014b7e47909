import type { AgentPlanTerms } from '@foyer/contract'
import {
  amountOf,
  findSeparators,
  isCurrencyCode,
  parseTypedAmount,
  readTypedHundredths,
  writeTypedAmount,
} from '@foyer/money'

/** Bounds of the form are those of the contract; shares in percent. */
export const MAX_TIERS = 10
export const MAX_LEVELS = 5
export const MAX_NAME = 60
const MAX_HOLD_DAYS = 90
const MAX_PERCENT = { share: 80, stake: 5, platform: 100, depositFee: 20 } as const

/** What a plan's form holds: texts as typed. */
export interface PlanDraft {
  name: string
  /** The first one begins at 0, whatever its `from`. */
  tiers: readonly { from: string; share: string }[]
  /** Shares of levels below. */
  levels: readonly string[]
  stake: string
  hasAcquisition: boolean
  reward: string
  deposit: string
  staked: string
  deductsBonus: boolean
  platform: string
  depositFee: string
  negative: AgentPlanTerms['negative']
  holdDays: string
}

export interface PlanFault {
  kind: 'name' | 'percent' | 'amount' | 'positive' | 'growing' | 'days'
  /** Upper bound of a percentage or of days. */
  highest?: number
}
/** By field: `stake`, `tiers.1.from`, `levels.0`. */
export type PlanFaults = Readonly<Partial<Record<string, PlanFault>>>

/** How numbers are typed: currency, and language (BCP 47). */
interface Typing {
  currency: string
  language: string
}

/** A new plan: no share is suggested. */
export const startDraft: PlanDraft = {
  name: '',
  tiers: [{ from: '0', share: '' }],
  levels: [],
  stake: '0',
  hasAcquisition: false,
  reward: '',
  deposit: '',
  staked: '',
  deductsBonus: true,
  platform: '0',
  depositFee: '0',
  negative: 'carry',
  holdDays: '7',
}

/** Terms of a form, or what is wrong with its fields. */
export function readDraft(
  draft: PlanDraft,
  { currency, language }: Typing,
): { name: string; terms: AgentPlanTerms } | { faults: PlanFaults } {
  const faults: Record<string, PlanFault> = {}
  const percent = (field: string, text: string, highest: number) => {
    const bp = readTypedHundredths(text, language)
    if (bp === undefined || bp > highest * 100) faults[field] = { kind: 'percent', highest }
    return bp ?? 0
  }
  const amount = (field: string, text: string, isPositive = true) => {
    const parsed = isCurrencyCode(currency) ? parseTypedAmount(text, currency, language) : undefined
    const minor = parsed?.ok === true ? parsed.amount.minor : undefined
    if (minor === undefined) faults[field] = { kind: 'amount' }
    else if (isPositive && minor <= 0n) faults[field] = { kind: 'positive' }
    return String(minor ?? 0n)
  }
  const tiers = draft.tiers.map(({ from, share }, index) => ({
    fromMinor: index === 0 ? '0' : amount(`tiers.${index}.from`, from, false),
    shareBp: percent(`tiers.${index}.share`, share, MAX_PERCENT.share),
  }))
  for (const [index, { fromMinor }] of tiers.entries()) {
    const before = tiers[index - 1]
    if (before && BigInt(fromMinor) <= BigInt(before.fromMinor)) faults[`tiers.${index}.from`] ??= { kind: 'growing' }
  }
  const terms: AgentPlanTerms = {
    tiers,
    subShareBp: draft.levels.map((text, index) => percent(`levels.${index}`, text, MAX_PERCENT.share)),
    stakeBp: percent('stake', draft.stake, MAX_PERCENT.stake),
    acquisition: draft.hasAcquisition
      ? {
          rewardMinor: amount('reward', draft.reward),
          depositMinor: amount('deposit', draft.deposit),
          stakeMinor: amount('staked', draft.staked),
        }
      : null,
    deductsBonus: draft.deductsBonus,
    platformBp: percent('platform', draft.platform, MAX_PERCENT.platform),
    depositFeeBp: percent('depositFee', draft.depositFee, MAX_PERCENT.depositFee),
    negative: draft.negative,
    holdDays: Number(draft.holdDays),
  }
  if (!/^\d{1,2}$/.test(draft.holdDays.trim()) || terms.holdDays > MAX_HOLD_DAYS)
    faults.holdDays = { kind: 'days', highest: MAX_HOLD_DAYS }
  const name = draft.name.trim()
  if (name === '') faults.name = { kind: 'name' }
  return Object.keys(faults).length > 0 ? { faults } : { name, terms }
}

/** The form of a known plan. */
export function toDraft(
  { name, terms }: { name: string; terms: AgentPlanTerms },
  { currency, language }: Typing,
): PlanDraft {
  const percent = (bp: number) => String(bp / 100).replace('.', findSeparators(language).decimal)
  const amount = (minor: string) => writeTypedAmount(amountOf(BigInt(minor), currency), language)
  const { acquisition } = terms
  return {
    name,
    tiers: terms.tiers.map(({ fromMinor, shareBp }) => ({ from: amount(fromMinor), share: percent(shareBp) })),
    levels: terms.subShareBp.map(percent),
    stake: percent(terms.stakeBp),
    hasAcquisition: acquisition !== null,
    reward: acquisition ? amount(acquisition.rewardMinor) : '',
    deposit: acquisition ? amount(acquisition.depositMinor) : '',
    staked: acquisition ? amount(acquisition.stakeMinor) : '',
    deductsBonus: terms.deductsBonus,
    platform: percent(terms.platformBp),
    depositFee: percent(terms.depositFeeBp),
    negative: terms.negative,
    holdDays: String(terms.holdDays),
  }
}
