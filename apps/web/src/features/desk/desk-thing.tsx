import type { DeskShared, DeskSharedKind } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDateTime, useMoney } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { AmountText } from '../../ui/amount.tsx'
import styles from './desk-message.module.css'
import { nameThing, nameThingState } from './desk-thing.rules.ts'

/** What a question is about, as the server has read it. */
export function DeskThing({ thing }: { thing: DeskShared }) {
  const t = useText()
  const formatMoney = useMoney()
  const formatDateTime = useDateTime()
  const { amountMinor, currency, at } = thing
  const state = nameThingState(thing)
  return (
    <Card name={nameThing(thing)}>
      {thing.title !== '' && <bdi className={styles.thingTitle}>{thing.title}</bdi>}
      {amountMinor !== null && currency !== null && <AmountText text={formatMoney(amountMinor, currency)} />}
      <span className={styles.faint}>
        {[state && t(state), formatDateTime(at)].filter((part) => part !== undefined).join(' · ')}
      </span>
    </Card>
  )
}

/** What the next message is about, before the server has read it; `onDrop` takes it off. */
export function DeskChosenThing({ kind, onDrop }: { kind: DeskSharedKind; onDrop?: () => void }) {
  const t = useText()
  return (
    <Card name={nameThing({ kind, state: '' })}>
      {onDrop && (
        <button type="button" className={styles.drop} aria-label={t('desk.about.drop')} onClick={onDrop}>
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </Card>
  )
}

function Card({ name, children }: { name: MessageId; children: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.thing}>
      <span className={styles.faint}>{t('desk.about')}</span>
      <strong>{t(name)}</strong>
      {children}
    </div>
  )
}
