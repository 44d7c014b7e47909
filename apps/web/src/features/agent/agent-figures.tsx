import type { MessageId } from '@foyer/messages'
import { useText } from '../../lib/i18n.ts'
import { AmountText } from '../../ui/amount.tsx'
import styles from './agent.module.css'

/** A few numbers with their names, side by side as far as they fit. */
export function AgentFigures({ figures }: { figures: readonly { label: MessageId; text: string }[] }) {
  const t = useText()
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, text }) => (
        <div key={label} className={styles.figure}>
          <dt>{t(label)}</dt>
          <dd>
            <AmountText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
