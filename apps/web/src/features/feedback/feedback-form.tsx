import {
  FEEDBACK_TEXT_MAX,
  type Feedback,
  type FeedbackCategory,
  feedbackCategories,
  listFeedback,
  sendFeedback,
} from '@foyer/contract'
import { useBusy } from '@foyer/ui/use-busy'
import { useState } from 'react'
import { useDrafts } from '../../lib/drafts.ts'
import { useText } from '../../lib/i18n.ts'
import { useIdempotentCall } from '../../lib/idempotent-call.ts'
import { useRenew } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import type { FailureMessage } from '../../lib/wps/outcome.rules.ts'
import { AreaField } from '../../ui/area-field.tsx'
import { Form } from '../../ui/form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type FeedbackContent, nameFeedback, readFeedbackDraft, writeFeedbackDraft } from './feedback.rules.ts'
import { FeedbackImages } from './feedback-images.tsx'

/** A new feedback. What is typed stays over a failure and a reload until it is sent. */
export function FeedbackForm({ onSent }: { onSent: (feedback: Feedback) => void }) {
  const t = useText()
  const drafts = useDrafts()
  const renew = useRenew()
  const describe = useFailureMessage()
  const call = useIdempotentCall(sendFeedback)
  const { isBusy, run } = useBusy()
  const [content, setContent] = useState(() => readFeedbackDraft(drafts.read('feedback')))
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<FailureMessage>()
  const { category, text, imageIds } = content
  const edit = (change: Partial<FeedbackContent>) =>
    setContent((known) => {
      const next = { ...known, ...change }
      drafts.keep('feedback', writeFeedbackDraft(next))
      return next
    })

  const send = () =>
    run(async () => {
      setTried(true)
      setFailure(undefined)
      const typed = { ...content, text: text.trim() }
      if (category === undefined || typed.text === '') return
      const body = { category, text: typed.text, imageIds: [...imageIds] }
      const result = await call(nameFeedback(typed), (requestId) => ({ body: { requestId, ...body } }))
      if (!result.ok) return setFailure(result.problem)
      drafts.forget('feedback')
      renew(listFeedback)
      onSent(result.value)
    })

  return (
    <Form submitLabel={t('feedback.send')} isBusy={isBusy} error={describe(failure)} onSubmit={() => void send()}>
      <SelectField
        label={t('feedback.category')}
        value={category ?? ''}
        placeholder={t('feedback.category')}
        error={isTried && category === undefined ? t('feedback.category.missing') : undefined}
        options={feedbackCategories.map((value) => ({ value, label: t(`feedback.category.${value}`) }))}
        onValue={(value) => edit({ category: value as FeedbackCategory /* one of the options */ })}
      />
      <AreaField
        label={t('feedback.text')}
        value={text}
        maxLength={FEEDBACK_TEXT_MAX}
        dir="auto"
        error={isTried && text.trim() === '' ? t('feedback.text.missing') : undefined}
        onChange={(event) => edit({ text: event.currentTarget.value })}
      />
      <FeedbackImages ids={imageIds} onChange={(ids) => edit({ imageIds: ids })} />
    </Form>
  )
}
