import { isCurrencyCode, parseTypedAmount } from '@foyer/money'
import { Button } from '@foyer/ui/button'
import { useState } from 'react'
import { formatMoney, type MoneyStyle, typedMoneyOf } from '../../lib/format.ts'
import { tg } from '../../lib/i18n.ts'
import { Segments } from '../../ui/segments.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { AUTO_COUNTS, type AutoRules } from './round-auto.rules.ts'
import css from './round-sheet.module.css'

/** Loss limits to choose from, in stakes. */
const LOSS_STAKES = [5n, 10n, 25n] as const

/** Automatic rounds: how many, and when they end by themselves. */
export function RoundAutoSheet({
  isOpen,
  stakeMinor,
  money,
  onClose,
  onStart,
}: {
  isOpen: boolean
  stakeMinor: bigint
  money: MoneyStyle
  onClose: () => void
  onStart: (rules: AutoRules) => void
}) {
  const [count, setCount] = useState(String(AUTO_COUNTS[0]))
  const [loss, setLoss] = useState(String(LOSS_STAKES[1]))
  const [profit, setProfit] = useState('')
  const [isStoppedByWin, setIsStoppedByWin] = useState(false)
  const profitMinor = readProfit(profit, money.currency)
  return (
    <Sheet
      closeLabel={tg('lottery.close')}
      foot={
        <Button
          disabled={profitMinor === undefined}
          onClick={() => {
            if (profitMinor === undefined) return
            onStart({ count: Number(count), lossMinor: BigInt(loss) * stakeMinor, profitMinor, isStoppedByWin })
          }}
        >
          {tg('round.auto.start', { count, amount: formatMoney(stakeMinor, money, true) })}
        </Button>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={tg('round.auto')}
    >
      <Segments
        hasLabel
        label={tg('round.auto.count')}
        onChange={setCount}
        segments={AUTO_COUNTS.map((value) => ({ value: String(value), label: String(value) }))}
        value={count}
      />
      <Segments
        hasLabel
        label={tg('round.auto.loss')}
        onChange={setLoss}
        segments={LOSS_STAKES.map((stakes) => ({
          value: String(stakes),
          label: formatMoney(stakes * stakeMinor, money, true),
        }))}
        value={loss}
      />
      <label className={css.field}>
        {tg('round.auto.profit')}
        <input
          aria-invalid={profitMinor === undefined}
          autoComplete="off"
          className={`${css.input} ${css.amount}`}
          dir="ltr"
          inputMode="decimal"
          maxLength={16}
          onChange={({ target }) => setProfit(target.value)}
          placeholder={tg('round.auto.profit.none')}
          value={profit}
        />
      </label>
      {profitMinor === undefined ? (
        <p className={css.problem} role="alert">
          {tg('round.stake.not_a_number')}
        </p>
      ) : null}
      <label className={css.check}>
        <input checked={isStoppedByWin} onChange={({ target }) => setIsStoppedByWin(target.checked)} type="checkbox" />
        {tg('round.auto.win')}
      </label>
    </Sheet>
  )
}

/** The gain at which play ends: null for none, undefined for a text that is no amount. */
function readProfit(text: string, currency: string): bigint | null | undefined {
  if (text.trim() === '') return null
  const parsed = isCurrencyCode(currency) ? parseTypedAmount(text, currency, typedMoneyOf(currency).language) : null
  return parsed?.ok && parsed.amount.minor > 0n ? parsed.amount.minor : undefined
}
