import type { ComponentType } from 'react'
import {
  computeHighestWinMinor,
  computeReturnRange,
  type Prize,
  type RoundBounds,
} from '../../../game/instant-game.rules.ts'
import { formatHundredths, formatMoney, formatNumber, type MoneyStyle } from '../../lib/format.ts'
import { tg } from '../../lib/i18n.ts'
import { Facts } from '../../ui/facts.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { formatReturn, formatRoundFactor } from './round-format.ts'
import type { RoundGame } from './round-screen.types.ts'
import css from './round-sheet.module.css'

/** Prizes shown for one way to play; the others follow the same rule. */
const MAX_PRIZES = 30

/** How the game is played, what it pays for the chosen bet, and its return to the player. */
export function RoundRulesSheet<Bet>({
  game,
  bet,
  bounds,
  money,
  isOpen,
  onClose,
}: {
  game: RoundGame<Bet>
  bet: Bet
  bounds: RoundBounds
  money: MoneyStyle
  isOpen: boolean
  onClose: () => void
}) {
  return (
    <Sheet closeLabel={tg('lottery.close')} isOpen={isOpen} onClose={onClose} title={tg('round.rules')}>
      <Rules bet={bet} bounds={bounds} game={game} money={money} />
    </Sheet>
  )
}

/** Computed when it is looked at: the chances of some games take a while. */
function Rules<Bet>({
  game,
  bet,
  bounds,
  money,
}: {
  game: RoundGame<Bet>
  bet: Bet
  bounds: RoundBounds
  money: MoneyStyle
}) {
  const { rules, prizes } = game
  const { min, max } = computeReturnRange(rules, bet)
  const isSame = formatReturn(min) === formatReturn(max)
  return (
    <>
      <p className={css.text}>{tg(game.texts.how)}</p>
      <Facts
        rows={[
          {
            name: tg('round.rules.return'),
            value: isSame ? formatReturn(min) : `${formatReturn(min)} – ${formatReturn(max)}`,
            isStrong: true,
          },
          { name: tg('round.rules.min'), value: formatMoney(bounds.minMinor, money, true) },
          { name: tg('round.rules.max'), value: formatMoney(bounds.maxMinor, money, true) },
          {
            name: tg('round.rules.max_win'),
            value: formatMoney(computeHighestWinMinor(rules, bet, bounds), money, true),
          },
        ]}
      />
      <h3 className={css.heading}>{tg('round.rules.prizes')}</h3>
      {typeof prizes === 'function' ? (
        <OwnPrizes List={prizes} bet={bet} />
      ) : (
        <PrizeTable prizes={rules.listPaytables(bet).flat().slice(0, MAX_PRIZES)} texts={prizes} />
      )}
      <p className={css.note}>{tg('round.rules.rounding')}</p>
      <p className={css.note}>{tg('round.rules.unknown')}</p>
    </>
  )
}

function OwnPrizes<Bet>({ List, bet }: { List: ComponentType<{ bet: Bet }>; bet: Bet }) {
  return <List bet={bet} />
}

function PrizeTable({
  prizes,
  texts,
}: {
  prizes: readonly Prize[]
  texts: Record<'title' | 'row', `${string}.${string}`>
}) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{tg(texts.title)}</th>
          <th scope="col">{tg('round.rules.pays')}</th>
          <th scope="col">{tg('round.rules.chance')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ id, ways, outOf, factor }) => (
          <tr key={id}>
            <td>
              <bdi>{tg(texts.row, { id })}</bdi>
            </td>
            <td>
              <bdi>{formatRoundFactor(Number(factor))}</bdi>
            </td>
            <td>
              <bdi>{formatChance(ways, outOf)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A chance as one in so many, or in percent when it is large. */
function formatChance(ways: bigint, outOf: bigint): string {
  const share = Number((ways * 100_000_000n) / outOf) / 1_000_000
  if (share < 0.01) return `1 / ${formatNumber(Number(outOf / (ways === 0n ? 1n : ways)))}`
  return tg('round.percent', { value: formatHundredths(BigInt(Math.round(share * 100))) })
}
