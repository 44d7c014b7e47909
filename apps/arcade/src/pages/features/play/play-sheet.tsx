import { CircleAlert, CircleHelp, Clock3, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { computeDrawsAt, formatDrawNumber } from '../../../game/draw.rules.ts'
import { computeHighestWinMinor, type Line, sumStakesMinor } from '../../../game/game.rules.ts'
import type { DrawWire } from '../../../game/wire.rules.ts'
import { formatMoney, formatTicketNumber, formatTime, type MoneyStyle } from '../../lib/format.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { describeLine, viewLine } from '../../lib/line-view.ts'
import { useTicket } from '../../lib/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { LineRow } from '../../ui/line-row.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { CheckoutActions } from './play-checkout.ts'
import css from './play-sheet.module.css'
import { canClose } from './play-ticket.rules.ts'

export interface PlaySheetProps {
  isOpen: boolean
  actions: CheckoutActions
  lines: readonly Line[]
  draw: DrawWire | null
  money: MoneyStyle
  merchantName: string
  balanceMinor: bigint | null
  onRemove: (index: number) => void
  onClose: () => void
}

const TITLES = {
  edit: 'lottery.sheet.title',
  confirm: 'lottery.confirm.title',
  sending: 'lottery.sending.title',
  unknown: 'lottery.unknown.title',
  waiting: 'lottery.waiting.title',
  placed: 'lottery.placed.title',
  refused: 'lottery.refused.title',
} as const

/** The ticket from the basket over the confirmation to what became of it, in one sheet. */
export function PlaySheet(props: PlaySheetProps) {
  const { checkout } = props.actions
  return (
    <Sheet
      canClose={canClose(checkout)}
      closeLabel={t('lottery.close')}
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t(TITLES[checkout.step])}
    >
      <SheetStep {...props} />
    </Sheet>
  )
}

function SheetStep(props: PlaySheetProps) {
  const { actions, money, merchantName, onClose } = props
  const { checkout } = actions
  switch (checkout.step) {
    case 'edit':
      return <EditStep {...props} />
    case 'confirm':
      return <ConfirmStep {...props} />
    case 'sending':
      return (
        <div className={css.message} role="status">
          <span aria-hidden="true" className={css.pulse} />
          <p className={css.body}>{t('lottery.sending.body')}</p>
        </div>
      )
    case 'unknown':
      return (
        <div className={css.message} role="alert">
          <CircleHelp aria-hidden="true" className={css.warn} size={56} />
          <p className={css.body}>{t('lottery.unknown.body')}</p>
          <Button className={css.wide} onClick={actions.askAgain}>
            {t('lottery.unknown.action')}
          </Button>
        </div>
      )
    case 'waiting':
      return (
        <div className={css.message} role="status">
          <Clock3 aria-hidden="true" className={css.warn} size={56} />
          <p className={css.body}>{t('lottery.waiting.body', { merchant: merchantName })}</p>
          <Link className={css.link} href={`/tickets/${checkout.ticketId}`}>
            {t('lottery.placed.see')}
          </Link>
        </div>
      )
    case 'placed':
      return <PlacedStep money={money} onClose={onClose} ticketId={checkout.ticketId} />
    case 'refused':
      return (
        <div className={css.message} role="alert">
          <CircleAlert aria-hidden="true" className={css.bad} size={56} />
          <p className={css.strong}>{describeError(checkout.code)}</p>
          <p className={css.body}>{t(checkout.mayGoBack ? 'lottery.refused.back' : 'lottery.refused.taken')}</p>
          <Button className={css.wide} kind="second" onClick={actions.goBack}>
            {t('lottery.refused.action')}
          </Button>
        </div>
      )
  }
}

function describeDraw(draw: DrawWire): string {
  return t('lottery.sheet.draw', { number: formatDrawNumber(draw.drawId), time: formatTime(draw.drawsAt) })
}

function EditStep({ lines, draw, money, actions, onRemove, onClose }: PlaySheetProps) {
  if (lines.length === 0) return <p className={css.body}>{t('lottery.sheet.empty')}</p>
  return (
    <>
      <ul className={css.lines}>
        {lines.map((line, index) => {
          const stake = formatMoney(line.stakeMinor, money)
          return (
            <LineRow
              action={
                <Button
                  aria-label={t('lottery.sheet.remove', { number: index + 1 })}
                  kind="icon"
                  onClick={() => onRemove(index)}
                >
                  <Trash2 aria-hidden="true" size={20} />
                </Button>
              }
              amount={stake}
              description={describeLine(line, stake)}
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and may be alike
              key={index}
              slots={viewLine(line, null)}
              title={t(`lottery.type.${line.type}`)}
            />
          )
        })}
      </ul>
      <Facts rows={listTotals(lines, money)} />
      <div className={css.actions}>
        <Button kind="second" onClick={onClose}>
          {t('lottery.sheet.more')}
        </Button>
        <Button disabled={!draw} onClick={actions.proceed}>
          {t('lottery.sheet.continue')}
        </Button>
      </div>
    </>
  )
}

function listTotals(lines: readonly Line[], money: MoneyStyle) {
  return [
    { name: t('lottery.sheet.stake'), value: formatMoney(sumStakesMinor(lines), money) },
    { name: t('lottery.sheet.win'), value: formatMoney(computeHighestWinMinor(lines), money), isStrong: true },
  ]
}

function ConfirmStep({ lines, draw, money, balanceMinor, actions }: PlaySheetProps) {
  // The second tap of a double tap must find a button that no longer takes it, even before the next picture.
  const [isTapped, setIsTapped] = useState(false)
  const stakeMinor = sumStakesMinor(lines)
  const afterMinor = balanceMinor === null ? null : balanceMinor - stakeMinor
  const rows = [
    ...listTotals(lines, money),
    ...(afterMinor !== null && afterMinor >= 0n
      ? [{ name: t('lottery.sheet.after'), value: formatMoney(afterMinor, money) }]
      : []),
  ]
  return (
    <>
      {draw ? <p className={css.draw}>{describeDraw(draw)}</p> : null}
      <Facts rows={rows} />
      {afterMinor !== null && afterMinor < 0n ? (
        <p className={css.short} role="alert">
          {describeError('insufficient_funds')}
        </p>
      ) : null}
      <p className={css.body}>{t('lottery.confirm.body')}</p>
      <div className={css.actions}>
        <Button kind="second" onClick={actions.goBack}>
          {t('lottery.confirm.back')}
        </Button>
        <Button
          disabled={!draw || isTapped}
          onClick={() => {
            if (!draw || isTapped) return
            setIsTapped(true)
            actions.place(draw.drawId, lines)
          }}
        >
          {t('lottery.confirm.action', { amount: formatMoney(stakeMinor, money) })}
        </Button>
      </div>
    </>
  )
}

function PlacedStep({ ticketId, money, onClose }: { ticketId: string; money: MoneyStyle; onClose: () => void }) {
  const { data: ticket } = useTicket(ticketId)
  const [hasEntered, setHasEntered] = useState(false)
  useEffect(() => setHasEntered(true), [])
  return (
    <div className={css.message} role="status">
      <svg aria-hidden="true" className={hasEntered ? css.tick : css.tickWaiting} viewBox="0 0 72 72">
        <circle cx="36" cy="36" r="32" />
        <path d="M22 37l10 10 19-21" />
      </svg>
      {ticket ? (
        <>
          <p className={css.body}>
            {t('lottery.placed.body', {
              ticket: formatTicketNumber(ticket.ticketId),
              number: formatDrawNumber(ticket.drawId),
              time: formatTime(computeDrawsAt(ticket.closesAt)),
            })}
          </p>
          <div className={css.stub}>
            <Facts
              rows={[
                { name: t('lottery.ticket.stake'), value: formatMoney(BigInt(ticket.stake), money) },
                { name: t('lottery.sheet.win'), value: formatMoney(BigInt(ticket.highestWin), money), isStrong: true },
              ]}
            />
          </div>
        </>
      ) : null}
      <div className={css.actions}>
        <Link className={css.link} href={`/tickets/${ticketId}`}>
          {t('lottery.placed.see')}
        </Link>
        <Button onClick={onClose}>{t('lottery.placed.again')}</Button>
      </div>
    </div>
  )
}
