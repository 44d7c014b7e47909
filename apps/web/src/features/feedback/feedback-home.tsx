import type { Feedback } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackList } from './feedback-list.tsx'
import { FeedbackPage } from './feedback-page.tsx'

/** `/m/feedback` (ROUTE-23, OPEN-46): the form and the member's own feedback; `id` in the address is one of them. */
export function FeedbackHome() {
  const t = useText()
  const { query } = useAddress()
  const [sent, setSent] = useState<Feedback>()
  const id = query.get('id')
  if (id !== null) return <FeedbackPage key={id} id={id} />
  return (
    <>
      {sent ? (
        <Outcome
          tone="good"
          icon={<CircleCheck size={36} />}
          title={t('feedback.sent', { number: sent.number })}
          body={t('feedback.sent.body')}
        >
          <Button kind="secondary" isWide onClick={() => setSent(undefined)}>
            {t('feedback.again')}
          </Button>
        </Outcome>
      ) : (
        <FeedbackForm onSent={setSent} />
      )}
      <FeedbackList />
    </>
  )
}
