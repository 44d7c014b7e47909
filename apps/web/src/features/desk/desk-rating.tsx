import { type DeskConversation, rateDeskConversation } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { classNames } from '@foyer/ui/class-names'
import { useBusy } from '@foyer/ui/use-busy'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './desk-chat.module.css'

const ratings = [1, 2, 3, 4, 5] as const
const MAX_RATING_TEXT = 500

interface DeskRatingProps {
  conversation: DeskConversation
  onRated: (conversation: DeskConversation) => void
}

/** Asks once after the end how the help was. */
export function DeskRating({ conversation, onRated }: DeskRatingProps) {
  const t = useText()
  const { wps } = useServices()
  const report = useReport()
  const [rating, setRating] = useState(0)
  const [text, setText] = useState('')
  const { isBusy, run } = useBusy()
  if (conversation.rating !== null)
    return (
      <p className={styles.note} role="status">
        {t('desk.rate.thanks')}
      </p>
    )
  if (!conversation.canRate) return null
  const send = () =>
    run(async () => {
      try {
        const body = { conversationId: conversation.id, rating, text: text.trim() }
        onRated((await wps.call(rateDeskConversation, { body })).conversation)
      } catch (error) {
        report(error, 'page')
      }
    })
  return (
    <fieldset className={styles.rating}>
      <legend className={styles.question}>{t('desk.rate')}</legend>
      <div className={styles.stars}>
        {ratings.map((count) => (
          <label key={count} className={classNames(styles.star, count <= rating && styles.chosen)}>
            <input
              type="radio"
              name="rating"
              className="visually-hidden"
              checked={rating === count}
              onChange={() => setRating(count)}
            />
            <Star size={30} aria-hidden="true" />
            <span className="visually-hidden">{t('desk.rate.stars', { count })}</span>
          </label>
        ))}
      </div>
      {rating > 0 && (
        <>
          <TextField
            label={t('desk.rate.text')}
            value={text}
            maxLength={MAX_RATING_TEXT}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
          <Button isWide kind="secondary" isBusy={isBusy} onClick={() => void send()}>
            {t('desk.rate.send')}
          </Button>
        </>
      )}
    </fieldset>
  )
}
