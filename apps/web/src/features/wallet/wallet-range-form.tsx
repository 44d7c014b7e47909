import type { MessageId } from '@foyer/messages'
import { Button } from '@foyer/ui/button'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { List, ListRow } from '../../ui/list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { findRangeProblem, type RangeChoice, rangeDays } from './wallet-history.rules.ts'
import styles from './wallet-range-form.module.css'

const presets = Object.keys(rangeDays) as (keyof typeof rangeDays)[] // Object.keys loses the literal keys

/** Selects the range of the history: one of three presets, or two dates. */
export function WalletRangeForm({ range, onRange }: { range: RangeChoice; onRange: (range: RangeChoice) => void }) {
  const t = useText()
  const [from, setFrom] = useState(range.kind === 'own' ? range.from : '')
  const [to, setTo] = useState(range.kind === 'own' ? range.to : '')
  const [problem, setProblem] = useState<MessageId>()
  const apply = () => {
    const found = findRangeProblem(from, to)
    setProblem(found)
    if (!found) onRange({ kind: 'own', from, to })
  }
  return (
    <div className={styles.form}>
      <List>
        {presets.map((kind) => (
          <li key={kind}>
            <button type="button" aria-pressed={range.kind === kind} onClick={() => onRange({ kind })}>
              <ListRow
                title={t(`wallet.range.${kind}`)}
                value={range.kind === kind && <Check size={20} aria-hidden="true" />}
              />
            </button>
          </li>
        ))}
      </List>
      <h3 className={styles.title}>{t('wallet.range.own')}</h3>
      <div className={styles.days}>
        <TextField
          type="date"
          label={t('wallet.range.from')}
          value={from}
          max={to || undefined}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextField
          type="date"
          label={t('wallet.range.to')}
          value={to}
          min={from || undefined}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {t(problem)}
        </p>
      )}
      <Button isWide onClick={apply}>
        {t('wallet.range.apply')}
      </Button>
    </div>
  )
}
