import { MAX_LINES_PER_TICKET } from '../../../game/game.constants.ts'
import { computeMaxStakeMinor, findStakeBounds, listPrizes } from '../../../game/game.rules.ts'
import type { PlayerWire } from '../../../game/wire.rules.ts'
import { formatFactor, formatMoney, formatNumber } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Screen } from '../../ui/screen.tsx'
import css from './rules-screen.module.css'

/** Prizes, their odds, the return to the player, and the rules of stakes. */
export function RulesScreen({ player }: { player: PlayerWire | null }) {
  const bounds = player ? findStakeBounds(player.currency) : null
  return (
    <Screen documentTitle={`${t('lottery.rules.title')} · ${t('lottery.name')}`} title={t('lottery.rules.title')}>
      <p className={css.body}>{t('lottery.rules.intro')}</p>
      <Card title={t('lottery.rules.prizes')}>
        <ul className={css.prizes}>
          {listPrizes().map(({ type, multiplierHundredths, oneIn, returnToPlayer }) => (
            <li className={css.prize} key={type}>
              <div className={css.head}>
                <h3 className={css.name}>{t(`lottery.type.${type}`)}</h3>
                <bdi className={css.factor}>{t('lottery.factor', { factor: formatFactor(multiplierHundredths) })}</bdi>
              </div>
              <p className={css.body}>{t(`lottery.how.${type}`)}</p>
              <dl className={css.odds}>
                <div>
                  <dt>{t('lottery.rules.chance')}</dt>
                  <dd>{t('lottery.rules.one', { count: formatNumber(oneIn, Number.isInteger(oneIn) ? 0 : 2) })}</dd>
                </div>
                <div>
                  <dt>{t('lottery.rules.return')}</dt>
                  <dd>{t('lottery.rules.percent', { share: formatNumber(returnToPlayer / 1000, 2) })}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
        <p className={css.body}>{t('lottery.rules.return.body')}</p>
      </Card>
      {player && bounds ? (
        <Card title={t('lottery.rules.limits')}>
          <Facts
            rows={[
              {
                name: t('lottery.rules.stake'),
                value: t('lottery.rules.range', {
                  min: formatMoney(bounds.minMinor, player, true),
                  max: formatMoney(computeMaxStakeMinor('any', bounds), player, true),
                }),
              },
              {
                name: t('lottery.type.five'),
                value: t('lottery.rules.range', {
                  min: formatMoney(bounds.minMinor, player, true),
                  max: formatMoney(computeMaxStakeMinor('five', bounds), player, true),
                }),
              },
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
