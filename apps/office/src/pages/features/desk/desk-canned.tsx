import { Text } from '@mantine/core'
import { useTranslation } from '../../lib/i18n.tsx'
import styles from './desk.module.css'
import type { CannedAnswer } from './desk.types.ts'

/** Answers that fit what was typed after `/`. */
export function DeskCanned({
  answers,
  onInsert,
}: {
  answers: readonly CannedAnswer[]
  onInsert(answer: CannedAnswer): void
}) {
  const { t } = useTranslation()
  if (answers.length === 0) return <Text size="sm">{t('office.desk.canned.none')}</Text>
  return (
    <ul className={styles.canned} aria-label={t('office.desk.answers')}>
      {answers.map((answer) => (
        <li key={answer.id}>
          <button type="button" className={styles.row} onClick={() => onInsert(answer)}>
            <strong>{`/${answer.shortcut}`}</strong>
            <span className={styles.newest}>{answer.title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
