import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { answerFeedback, changeFeedback } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { useChange } from '../../lib/use-change.ts'
import { Refusal } from '../../ui/state.tsx'
import type { Feedback } from './feedback.table.ts'

const MAX_ANSWER = 2_000

/** The answer, and the states that staff gives. A failed answer stays in the field, and keeps its id. */
export function FeedbackAnswer({ feedback, onChanged }: { feedback: Feedback; onChanged(): Promise<unknown> }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const { id, version, state, language } = feedback
  const [text, setText] = useState('')
  const [answerId, setAnswerId] = useState(() => crypto.randomUUID())
  const [isTried, setIsTried] = useState(false)
  const { isBusy, failure, run } = useChange({ request_conflict: 'office.feedback.conflict' })
  const isEmpty = text.trim() === ''

  const send = () =>
    run(async () => {
      setIsTried(true)
      if (isEmpty) return
      await answerFeedback({ body: { id, version, answerId, text: text.trim() } }, merchant.code)
      setText('')
      setIsTried(false)
      setAnswerId(crypto.randomUUID())
      await onChanged()
    })
  const change = (wanted: 'progress' | 'closed') =>
    run(async () => {
      await changeFeedback({ body: { id, version, state: wanted } }, merchant.code)
      await onChanged()
    })

  return (
    <Stack>
      <Textarea
        label={t('office.feedback.answer')}
        description={t('office.feedback.answer.hint', { language })}
        error={isTried && isEmpty ? t('office.feedback.answer.empty') : undefined}
        maxLength={MAX_ANSWER}
        rows={5}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Refusal text={failure} />
      {failure === undefined ? null : (
        <Group>
          <Button variant="default" onClick={() => void onChanged()}>
            {t('office.feedback.reload')}
          </Button>
        </Group>
      )}
      <Group>
        <Button loading={isBusy} onClick={() => void send()}>
          {t('office.feedback.send')}
        </Button>
        {state === 'progress' ? null : (
          <Button variant="default" loading={isBusy} onClick={() => void change('progress')}>
            {t(state === 'new' ? 'office.feedback.take' : 'office.feedback.reopen')}
          </Button>
        )}
        {state === 'closed' ? null : (
          <Button variant="default" loading={isBusy} onClick={() => void change('closed')}>
            {t('office.feedback.close')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
