import { useState } from 'react'
import { MAX_LINES_PER_TICKET } from '../../../game/game.constants.ts'
import { computeMaxStakeMinor, findStakeBounds } from '../../../game/game.rules.ts'
import { type BetType, FORMS, getKind, listOfferedTypes } from '../../../game/kind.constants.ts'
import { computeReturnToPlayer, findBoxSample, listPrizeRows, type PrizeRow } from '../../../game/kind.rules.ts'
import type { PlayerWire } from '../../../game/wire.rules.ts'
import { formatDay, formatHundredths, formatMoney, formatNumber, formatTimeInZone } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { form, formatFactors, lotteryName, prizeModes, readPrizeMode, storePrizeMode } from '../../lib/lottery.ts'
import { useNextDraw } from '../../lib/queries.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Segments } from '../../ui/segments.tsx'
import css from './rules-screen.module.css'

/** Prizes, their odds, the return to the player, and the rules of stakes. */
export function RulesScreen({ player }: { player: PlayerWire | null }) {
  const bounds = player ? findStakeBounds(player.currency) : null
  const [mode, setMode] = useState(readPrizeMode)
  const types = listOfferedTypes(form, mode)
  return (
    <Screen documentTitle={`${t('lottery.rules.title')} · ${lotteryName()}`} title={t('lottery.rules.title')}>
      <p className={css.body}>{t(`lottery.rules.intro.${form}`)}</p>
      <Schedule />
      {prizeModes.length > 1 ? (
        <Segments
          label={t('lottery.rules.mode')}
          onChange={(next) => {
            storePrizeMode(next)
            setMode(next)
          }}
          segments={prizeModes.map((value) => ({ value, label: t(`lottery.rules.mode.${value}`) }))}
          value={mode}
        />
      ) : null}
      <Card title={t('lottery.rules.prizes')}>
        <ul className={css.prizes}>
          {types.map((type) => (
            <KindPrizes key={type} type={type} />
          ))}
        </ul>
        <p className={css.body}>{t('lottery.rules.return.body')}</p>
      </Card>
      {player && bounds ? (
        <Card title={t('lottery.rules.limits')}>
          <Facts
            rows={[
              ...types.map((type) => ({
                name: t(`lottery.type.${type}`),
                value: t('lottery.rules.range', {
                  min: formatMoney(bounds.minMinor, player, true),
                  max: formatMoney(computeMaxStakeMinor(type, bounds), player, true),
                }),
              })),
              { name: t('lottery.rules.lines'), value: formatNumber(MAX_LINES_PER_TICKET) },
              { name: t('lottery.rules.win'), value: formatMoney(bounds.maxWinMinor, player, true) },
            ]}
          />
        </Card>
      ) : null}
      <Card title={t('lottery.rules.times')}>
        <p className={css.body}>{t('lottery.rules.times.body')}</p>
      </Card>
      <Card title={t('lottery.rules.money')}>
        <p className={css.body}>{t('lottery.rules.money.body')}</p>
      </Card>
      <Card title={t('lottery.rules.fair')}>
        <p className={css.body}>{t('lottery.rules.fair.body')}</p>
        <h3 className={css.name}>{t('lottery.check.limits.title')}</h3>
        <p className={css.body}>{t('lottery.check.limits.body')}</p>
      </Card>
    </Screen>
  )
}

/** When the draws fall. */
function Schedule() {
  const { data: next } = useNextDraw()
  if (!next) return null
  const { schedule, draw } = next
  if (schedule.kind === 'daily') {
    if (!draw) return null
    return (
      <p className={css.body}>
        {t('lottery.rules.daily', { day: formatDay(draw.drawsAt), time: formatTimeInZone(draw.drawsAt) })}
      </p>
    )
  }
  const { seconds } = schedule
  return (
    <p className={css.body}>
      {seconds % 60 === 0
        ? t('lottery.rules.every', { count: seconds / 60 })
        : t('lottery.rules.every.seconds', { count: seconds })}
    </p>
  )
}

/** A kind of bet: its payouts with their odds, and its return. */
function KindPrizes({ type }: { type: BetType }) {
  const rows = listPrizeRows(type)
  const [only] = rows.length === 1 ? rows : []
  return (
    <li className={css.prize}>
      <div className={css.head}>
        <h3 className={css.name}>{t(`lottery.type.${type}`)}</h3>
        <bdi className={css.factor}>{formatFactors(type)}</bdi>
      </div>
      <p className={css.body}>{t(`lottery.how.${type}`)}</p>
      {only ? null : (
        <ul className={css.rows}>
          {rows.map((row) => (
            <li className={css.row} key={`${row.prize} ${row.variant}`}>
              <span>{nameRow(type, row)}</span>
              <span className={css.oneIn}>{describeOdds(row)}</span>
              <bdi className={css.rowFactor}>{t('lottery.factor', { factor: formatHundredths(row.hundredths) })}</bdi>
            </li>
          ))}
        </ul>
      )}
      <dl className={css.odds}>
        {only ? (
          <div>
            <dt>{t('lottery.rules.chance')}</dt>
            <dd>{describeOdds(only)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('lottery.rules.return')}</dt>
          <dd>{t('lottery.rules.percent', { share: formatNumber(computeReturnToPlayer(type) / 1000, 2) })}</dd>
        </div>
      </dl>
    </li>
  )
}

function describeOdds({ numbers, wins }: PrizeRow): string {
  const oneIn = numbers / wins
  return t('lottery.rules.one', { count: formatNumber(oneIn, Number.isInteger(oneIn) ? 0 : 2) })
}

/** What a payout is for: a prize and how many numbers it has, the orders of a box, or the matching digits. */
function nameRow(type: BetType, { prize, variant, count }: PrizeRow): string {
  const { form: ofForm, match } = getKind(type)
  const nameVariant = (count: number) =>
    match === 'box'
      ? t('lottery.rules.orders', { count, sample: findBoxSample(type, count) })
      : t('lottery.rules.level', { count })
  const variants = variant === null ? '' : nameVariant(variant)
  if (FORMS[ofForm].length === 1) return variants
  const name = t(`lottery.prize.${prize}`)
  const numbers = count > 1 ? ` × ${formatNumber(count)}` : ''
  return variants ? `${name}, ${variants}` : name + numbers
}
