import { Anchor, Badge, Card, Group, Text, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { readFeedback, readFeedbackImage } from '../../lib/calls.ts'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { DataImage } from '../../lib/safe-image.tsx'
import { TrailTable } from '../../lib/trail-table.tsx'
import styles from './feedback.module.css'
import { type Feedback, stateColors } from './feedback.table.ts'
import { FeedbackAnswer } from './feedback-answer.tsx'

/** One feedback: what the member wrote and showed, the answers, and what is done about it. */
export function FeedbackScreen({ id }: { id: string }) {
  const { merchant } = useOffice()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [merchant.code, 'feedback', 'one', id],
    queryFn: () => readFeedback({ params: { id } }, merchant.code),
  })
  const reload = () => client.invalidateQueries({ queryKey: [merchant.code, 'feedback'] })
  return (
    <Loaded query={query}>
      {(feedback) => (
        <>
          <FeedbackText feedback={feedback} />
          <Answers feedback={feedback} />
          <FeedbackAnswer feedback={feedback} onChanged={reload} />
          <History feedback={feedback} />
        </>
      )}
    </Loaded>
  )
}

function FeedbackText({ feedback }: { feedback: Feedback }) {
  const { t, tag } = useTranslation()
  const { merchant } = useOffice()
  const { number, state, category, memberId, username, language, text, imageIds, createdAt } = feedback
  return (
    <>
      <Group>
        <Title order={1}>{number}</Title>
        <Badge color={stateColors[state]}>{t(`office.feedback.state.${state}`)}</Badge>
      </Group>
      <Card withBorder component="section">
        <Text c="dimmed">
          {t(`office.feedback.category.${category}`)} ·{' '}
          <Anchor component={Link} href={`/${merchant.code}/members/${memberId}`}>
            {username}
          </Anchor>{' '}
          · {t('office.feedback.language', { language })} · {formatTime(createdAt, tag)}
        </Text>
        <Text className={styles.text} dir="auto">
          {text}
        </Text>
        {imageIds.length > 0 ? (
          <ul className={styles.images}>
            {imageIds.map((imageId, index) => (
              <li key={imageId}>
                <FeedbackImage id={imageId} place={index + 1} />
              </li>
            ))}
          </ul>
        ) : null}
      </Card>
    </>
  )
}

/** Read by a call of staff: the image has no address. */
function FeedbackImage({ id, place }: { id: string; place: number }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const query = useQuery({
    queryKey: [merchant.code, 'feedback', 'image', id],
    queryFn: () => readFeedbackImage({ params: { id } }, merchant.code),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Loaded query={query}>
      {({ data }) => (
        <DataImage className={styles.image} content={data} alt={t('office.feedback.image', { number: place })} />
      )}
    </Loaded>
  )
}

function Answers({ feedback: { answers } }: { feedback: Feedback }) {
  const { t, tag } = useTranslation()
  if (answers.length === 0) return null
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.feedback.answers')}
      </Title>
      {answers.map(({ id, personName, at, text }) => (
        <Card withBorder key={id} mt="xs">
          <Text c="dimmed">
            {personName} · {formatTime(at, tag)}
          </Text>
          <Text className={styles.text} dir="auto">
            {text}
          </Text>
        </Card>
      ))}
    </section>
  )
}

function History({ feedback: { trail } }: { feedback: Feedback }) {
  const { t } = useTranslation()
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.feedback.history')}
      </Title>
      <TrailTable rows={trail} empty={t('office.trail.empty')} hasSubject={false} />
    </section>
  )
}
