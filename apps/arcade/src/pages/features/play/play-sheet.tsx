import { Button } from '@foyer/ui/button'
import { CircleAlert, CircleHelp, Clock3, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { computeTopPrizeMinor, type Line, sumStakesMinor } from '../../../game/game.rules.ts'
import { getLottery } from '../../../game/lottery.constants.ts'
import type { DrawWire } from '../../../game/wire.rules.ts'
import { nameDraw } from '../../lib/draw-name.ts'
import { formatMoney, formatTime, type MoneyStyle } from '../../lib/format.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { describeLine, nameLine, viewLine } from '../../lib/line-view.ts'
import { lotteryCode, nameTopPrize } from '../../lib/lottery.ts'
import { reloadPage } from '../../lib/navigation.tsx'
import { CashierLink, CashierRow } from '../../ui/cashier-link.tsx'
import { LineRow } from '../../ui/line-row.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { CheckoutActions, Run } from './play-checkout.ts'
import { Countdown } from './play-draw.tsx'
import { PlacedStep } from './play-placed.tsx'
import { useRun } from './play-run.ts'
import css from './play-sheet.module.css'
import type { Sale } from './play-stage.rules.ts'
import { type Checkout, canClose } from './play-ticket.rules.ts'

export interface PlaySheetProps {
  isOpen: boolean
  actions: CheckoutActions
  lines: readonly Line[]
  /** The draw on sale; null without one. */
  draw: Pick<DrawWire, 'drawId' | 'drawsAt'> | null
  sale: Sale
  money: MoneyStyle
  merchantName: string
  balanceMinor: bigint | null
  /** Where the player can deposit; null where they can't. */
  cashierUrl: string | null
  onRemove: (index: number) => void
  /** Takes a line back into the editor. */
  onEdit: (index: number) => void
  onClose: () => void
}

const TITLES = {
  edit: 'lottery.sheet.title',
  review: 'lottery.sheet.title',
  moved: 'lottery.sheet.title',
  sending: 'lottery.sending.title',
  unknown: 'lottery.unknown.title',
  waiting: 'lottery.waiting.title',
  placed: 'lottery.placed.title',
  refused: 'lottery.refused.title',
} as const

/** The ticket from its review to its outcome, in one sheet. */
export function PlaySheet(given: PlaySheetProps) {
  const { lines, onClose } = given
  const { step } = given.actions.checkout
  const props = { ...given, ...useRun({ step, lineCount: lines.length, onClose }) }
  const isReviewed = step === 'review' || step === 'moved'
  return (
    <Sheet
      aside={isReviewed ? <Countdown sale={props.sale} /> : null}
      canClose={canClose(props.actions.checkout)}
      closeLabel={t('lottery.close')}
      foot={isReviewed && props.lines.length > 0 ? <ReviewFoot {...props} /> : null}
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t(TITLES[step])}
    >
      <SheetStep {...props} />
    </Sheet>
  )
}

/** The sheet with the number of draws that is being chosen. */
type OpenSheetProps = PlaySheetProps & { run: Run; onRun: (run: Run) => void }

function SheetStep(props: OpenSheetProps) {
  const { actions, money, merchantName, onClose } = props
  const { checkout } = actions
  switch (checkout.step) {
    case 'edit':
    case 'review':
    case 'moved':
      return <Review {...props} />
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
          <CircleHelp aria-hidden="true" className={css.warn} size={48} />
          <p className={css.body}>{t('lottery.unknown.body')}</p>
          <Button className={css.wide} onClick={actions.askAgain}>
            {t('lottery.unknown.action')}
          </Button>
        </div>
      )
    case 'waiting':
      return (
        <div className={css.message} role="status">
          <Clock3 aria-hidden="true" className={css.warn} size={48} />
          <p className={css.body}>{t('lottery.waiting.body', { merchant: merchantName })}</p>
          <Link className={css.link} href={`/tickets/${checkout.ticketId}`}>
            {t('lottery.placed.see')}
          </Link>
        </div>
      )
    case 'placed':
      return <PlacedStep money={money} onClose={onClose} ticketId={checkout.ticketId} />
    case 'refused':
      return <Refused {...props} refusal={checkout} />
  }
}

type Refusal = Extract<Checkout, { step: 'refused' }>

/** Why a ticket was not taken, and the next action. For another player's session the page does not know where the money is. */
function Refused({ refusal, actions, cashierUrl, draw, onClose }: OpenSheetProps & { refusal: Refusal }) {
  const { code, mayGoBack } = refusal
  const isOutdated = code === 'request_conflict'
  return (
    <div className={css.message} role="alert">
      <CircleAlert aria-hidden="true" className={css.bad} size={48} />
      <p className={css.strong}>{describeError(code)}</p>
      {isOutdated ? null : (
        <p className={css.body}>{t(mayGoBack ? 'lottery.refused.back' : 'lottery.refused.taken')}</p>
      )}
      {code === 'insufficient_funds' ? <CashierLink cashierUrl={cashierUrl} /> : null}
      {isOutdated ? (
        <Button className={css.wide} onClick={reloadPage}>
          {t('lottery.reload')}
        </Button>
      ) : code === 'draw_closed' && draw ? (
        <Button className={css.wide} onClick={() => actions.proceed(draw.drawId)}>
          {t('lottery.refused.next')}
        </Button>
      ) : (
        <Button className={css.wide} kind="secondary" onClick={onClose}>
          {t('lottery.refused.action')}
        </Button>
      )}
    </div>
  )
}

/** The lines to be placed; each can still be removed. */
function Review({ lines, draw, money, actions, onRemove, onEdit, run, onRun }: OpenSheetProps) {
  if (lines.length === 0) return <p className={css.body}>{t('lottery.sheet.empty')}</p>
  return (
    <>
      {draw && actions.checkout.step === 'review' ? (
        <p className={css.draw}>
          {t('lottery.sheet.draw', { draw: nameDraw(draw.drawId), time: formatTime(draw.drawsAt) })}
        </p>
      ) : null}
      <ul className={css.lines}>
        {lines.map((line, index) => {
          const stake = formatMoney(line.stakeMinor, money)
          return (
            <LineRow
              action={
                <>
                  <Button
                    aria-label={t('lottery.sheet.edit', { number: index + 1 })}
                    kind="icon"
                    onClick={() => onEdit(index)}
                  >
                    <Pencil aria-hidden="true" size={18} />
                  </Button>
                  <Button
                    aria-label={t('lottery.sheet.remove', { number: index + 1 })}
                    kind="icon"
                    onClick={() => onRemove(index)}
                  >
                    <Trash2 aria-hidden="true" size={20} />
                  </Button>
                </>
              }
              amount={stake}
              description={describeLine(line, stake)}
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and may be equal
              key={index}
              slots={viewLine(line, null)}
              title={nameLine(line)}
            />
          )
        })}
      </ul>
      <Segments
        isLow
        label={t('lottery.series.draws')}
        onChange={(count) => onRun({ ...run, drawCount: Number(count) })}
        segments={getLottery(lotteryCode).runs.map((count) => ({
          value: String(count),
          label: t('lottery.series.count', { count }),
        }))}
        value={String(run.drawCount)}
      />
      {run.drawCount > 1 ? (
        <>
          <label className={css.stop}>
            <input
              checked={run.stopsOnWin}
              onChange={(event) => onRun({ ...run, stopsOnWin: event.target.checked })}
              type="checkbox"
            />
            <span>{t('lottery.series.stop')}</span>
          </label>
          <p className={css.final}>{t('lottery.series.body')}</p>
        </>
      ) : null}
    </>
  )
}

/** Price and possible win of the ticket, and the confirmation; always visible, whatever the number of lines. */
function ReviewFoot({ lines, draw, money, balanceMinor, cashierUrl, actions, onClose, run }: OpenSheetProps) {
  const { checkout } = actions
  // The second tap of a double tap must hit a disabled button, even before the next render.
  const [isTapped, setIsTapped] = useState(false)
  const stakeMinor = sumStakesMinor(lines) * BigInt(run.drawCount)
  const top = nameTopPrize(lines)
  // Without its total the last draws of a series would be refused.
  const isShort = balanceMinor !== null && balanceMinor < stakeMinor
  if (checkout.step === 'moved') {
    return (
      <div className={css.moved} role="alert">
        <p className={css.strong}>{t('lottery.moved.title', { draw: nameDraw(checkout.fromDrawId) })}</p>
        <p className={css.body}>{t('lottery.moved.body', { draw: nameDraw(checkout.drawId) })}</p>
        <Button className={css.wide} onClick={actions.accept}>
          {t('lottery.moved.action', { draw: nameDraw(checkout.drawId) })}
        </Button>
      </div>
    )
  }
  return (
    <>
      <dl className={css.totals}>
        <div>
          <dt>{t('lottery.sheet.stake')}</dt>
          <dd>
            <bdi>{formatMoney(stakeMinor, money)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t(top === 'lottery.sheet.win' && run.drawCount > 1 ? 'lottery.series.win' : top)}</dt>
          <dd className={css.upto}>
            <bdi>{formatMoney(computeTopPrizeMinor(lines), money, true)}</bdi>
          </dd>
        </div>
      </dl>
      {isShort ? (
        <CashierRow cashierUrl={cashierUrl}>
          <p className={css.short} role="alert">
            {describeError('insufficient_funds')}
          </p>
        </CashierRow>
      ) : run.drawCount === 1 ? (
        <p className={css.final}>{t('lottery.confirm.body')}</p>
      ) : null}
      <div className={css.actions}>
        <Button kind="secondary" onClick={onClose}>
          {t('lottery.sheet.more')}
        </Button>
        <Button
          disabled={!draw || isTapped || isShort}
          onClick={() => {
            if (!draw || isTapped || isShort) return
            setIsTapped(true)
            actions.place(lines, run)
          }}
        >
          {t('lottery.confirm.action', { amount: formatMoney(stakeMinor, money) })}
        </Button>
      </div>
    </>
  )
}
