import type { Movement } from '@foyer/contract'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Flag,
  Gift,
  Handshake,
  type LucideIcon,
  Scale,
  Ticket,
  Trophy,
  Undo2,
} from 'lucide-react'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { AmountText } from '../../ui/amount.tsx'
import { ListRow } from '../../ui/list.tsx'
import { kindTextOf, phaseTextOf, toneOf } from './wallet-history.rules.ts'
import styles from './wallet-movement-row.module.css'

const icons: Record<Movement['kind'], LucideIcon> = {
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  bet: Ticket,
  win: Trophy,
  refund: Undo2,
  opening: Flag,
  adjustment: Scale,
  bonus: Gift,
  commission: Handshake,
}

/** One movement as a row: kind, subject, amount, and status unless done. */
export function WalletMovementRow({ movement }: { movement: Movement }) {
  const t = useText()
  const formatMoney = useMoney()
  const formatDateTime = useDateTime()
  const { kind, phase, amountMinor, currency, description, at } = movement
  const Icon = movement.isStakeBack ? Undo2 : icons[kind]
  const tone = toneOf(movement)
  const isReported = kind !== 'deposit' && description !== ''
  const amount = formatMoney(amountMinor, currency, { sign: 'always' })
  return (
    <ListRow
      icon={<Icon size={18} aria-hidden="true" />}
      title={t(kindTextOf(movement))}
      detail={isReported ? description : formatDateTime(at, 'time')}
      value={
        tone === 'void' ? (
          <s className={styles.void}>
            <AmountText text={amount} />
          </s>
        ) : (
          <AmountText text={amount} tone={tone} />
        )
      }
      valueDetail={phase === 'posted' ? isReported && formatDateTime(at, 'time') : t(phaseTextOf(movement))}
    />
  )
}
