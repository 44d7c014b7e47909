import type { AgentPlanTerms as Terms } from '@foyer/contract'
import { formatMoney, formatPercent } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Facts } from '../../ui/facts.tsx'

/** All terms of a plan, to read. */
export function AgentPlanTerms({ terms, currency }: { terms: Terms; currency: string }) {
  const { t, tag } = useTranslation()
  const money = (minor: string) => formatMoney(minor, currency, tag)
  const percent = (bp: number) => formatPercent(bp, tag)
  const { tiers, subShareBp, acquisition } = terms
  const facts = [
    [
      t('office.plan.tiers'),
      tiers
        .map((tier) => t('office.plan.tier.text', { from: money(tier.fromMinor), share: percent(tier.shareBp) }))
        .join('\n'),
    ],
    [
      t('office.plan.levels'),
      subShareBp
        .map((share, index) => `${t('office.plan.level', { level: index + 1 })}: ${percent(share)}`)
        .join('\n') || '–',
    ],
    [t('office.plan.stake'), percent(terms.stakeBp)],
    [
      t('office.plan.acquisition'),
      acquisition === null
        ? '–'
        : t('office.plan.acquisition.text', {
            reward: money(acquisition.rewardMinor),
            deposit: money(acquisition.depositMinor),
            stake: money(acquisition.stakeMinor),
          }),
    ],
    [t('office.plan.deductsBonus'), t(terms.deductsBonus ? 'office.yes' : 'office.no')],
    [t('office.plan.platform'), percent(terms.platformBp)],
    [t('office.plan.depositFee'), percent(terms.depositFeeBp)],
    [t('office.plan.negative'), t(`office.plan.negative.${terms.negative}`)],
    [t('office.plan.holdDays'), terms.holdDays],
  ] as const
  return <Facts facts={facts} />
}
