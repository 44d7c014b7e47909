import { type Feedback, readFeedback } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { FileX2 } from 'lucide-react'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import styles from './feedback.module.css'

/** `/m/feedback?id=ID`: one feedback of the member with its answers. */
export function FeedbackPage({ id }: { id: string }) {
  const t = useText()
  const { data, error, isFetching, refetch } = useValue(readFeedback, { params: { id } })
  return (
    <div className={styles.screen}>
      {data && <FeedbackView feedback={data} />}
      {!data && !error && <SkeletonList rows={1} size="panel" label={t('loading')} />}
      {!data && error && (error.code === 'not_found' || error.code === 'invalid_input') && (
        <EmptyState icon={<FileX2 size={28} aria-hidden="true" />} title={t('feedback.gone')} />
      )}
      {!data && error && error.code !== 'not_found' && error.code !== 'invalid_input' && (
        <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
      )}
      <Link href="/m/feedback" className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('title.feedback')}
      </Link>
    </div>
  )
}

function FeedbackView({ feedback }: { feedback: Feedback }) {
  const t = useText()
  const formatDateTime = useDateTime()
  const { number, state, category, text, imageCount, createdAt, answers } = feedback
  return (
    <>
      <article className={styles.entry}>
        <h2 className={styles.heading}>
          <bdi>{number}</bdi>
        </h2>
        <p className={styles.facts}>
          <span>{t(`feedback.state.${state}`)}</span>
          <span>{t(`feedback.category.${category}`)}</span>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {imageCount > 0 && <p className={styles.hint}>{t('feedback.images', { count: imageCount })}</p>}
      </article>
      {answers.map((answer) => (
        <article key={answer.id} className={styles.entry}>
          <h3 className={styles.title}>{t('feedback.answer')}</h3>
          <p className={styles.facts}>
            <time dateTime={answer.at}>{formatDateTime(answer.at)}</time>
          </p>
          <p className={styles.text} dir="auto">
            {answer.text}
          </p>
        </article>
      ))}
    </>
  )
}
