import { type EndpointValue, readDesk } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { SkeletonList } from '@foyer/ui/states'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { watchGuestDesk } from '../../lib/desk-guest.ts'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure, NotOffered } from '../../lib/load-failure.tsx'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useIsOffered } from '../../lib/queries.ts'
import { useSession } from '../../lib/services.tsx'
import type { Href } from '../../routes.ts'
import { List, ListRow } from '../../ui/list.tsx'
import styles from './desk-chat.module.css'
import { DeskChat, DeskLog } from './desk-chat.tsx'
import { DeskField } from './desk-field.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { DeskList } from './desk-list.tsx'
import { useDesk } from './desk-messages.ts'
import { useDeskQueue } from './desk-queue.ts'
import { readThing } from './desk-thing.rules.ts'
import { chooseDeskView } from './desk-view.rules.ts'

type Desk = EndpointValue<typeof readDesk>

/** `/m/desk`: the visitor's conversations with the merchant's people. */
export function DeskScreen() {
  const t = useText()
  const isOffered = useIsOffered(readDesk)
  const { data, error, isFetching, refetch } = useDesk()
  const isGuest = useSession() === undefined && data?.visitor === 'guest'
  useEffect(() => (isGuest ? watchGuestDesk() : undefined), [isGuest])
  if (!isOffered || (!data && error?.status === 404)) return <NotOffered />
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <SkeletonList rows={5} label={t('loading')} />
  return <Opened desk={data} />
}

function Opened({ desk }: { desk: Desk }) {
  const { query } = useAddress()
  const view = chooseDeskView(query, desk.conversations)
  const thing = readThing(query.get('about'))
  if (view.kind === 'list') return <DeskList conversations={desk.conversations} />
  if (view.kind === 'new') return <NewChat desk={desk} thing={thing} />
  return (
    <DeskChat
      key={view.id}
      id={view.id}
      thing={thing}
      hasOthers={desk.conversations.length > 1}
      away={<Away desk={desk} />}
    />
  )
}

/** Before the first message: a greeting, common questions, and the field. */
function NewChat({ desk, thing }: { desk: Desk; thing: ReturnType<typeof readThing> }) {
  const t = useText()
  const { go } = useAddress()
  const { queue } = useDeskQueue()
  const isGuest = useSession() === undefined
  const client = useQueryClient()
  const open = useEffectEvent((id: string) => {
    void client.invalidateQueries({ queryKey: [readDesk.path] })
    go(`/m/desk?c=${id}`, { isReplacing: true })
  })
  useEffect(
    () => queue.onTaken(({ conversation, thread }) => (thread === '' ? open(conversation.id) : undefined)),
    [queue],
  )
  return (
    <DeskFrame field={<DeskField thread="" thing={thing} asksEmail={isGuest && !desk.isOpen} onSend={queue.add} />}>
      <div className={styles.welcome}>
        <h2>{t('desk.hello')}</h2>
        {desk.isOpen && <p className={styles.lead}>{t('desk.lead')}</p>}
      </div>
      <Away desk={desk} />
      {!thing && <Questions />}
      <DeskLog known={undefined} thread="" />
    </DeskFrame>
  )
}

const questions = [
  ['help.deposit.title', '/m/helpCenter#deposit'],
  ['help.withdrawal.title', '/m/helpCenter#withdrawal'],
  ['help.account.title', '/m/helpCenter#account'],
] as const satisfies readonly (readonly [MessageId, Href])[]

/** Articles of the help center that answer without a wait. */
function Questions() {
  const t = useText()
  return (
    <div className={styles.questions}>
      <h3 className={styles.heading}>{t('desk.questions')}</h3>
      <List>
        {questions.map(([title, href]) => (
          <li key={href}>
            <Link href={href}>
              <ListRow title={t(title)} value={<ChevronRight className="turns" size={18} aria-hidden="true" />} />
            </Link>
          </li>
        ))}
      </List>
    </div>
  )
}

/** When the desk opens again; nothing while it is open. */
function Away({ desk }: { desk: Desk }) {
  const t = useText()
  const formatDateTime = useDateTime()
  if (desk.isOpen) return null
  return (
    <div className={styles.away}>
      <strong>{t('desk.away')}</strong>
      {desk.opensAt !== null && <span>{t('desk.until', { time: formatDateTime(desk.opensAt, 'soon') })}</span>}
      <span className={styles.lead}>{t('desk.leave')}</span>
    </div>
  )
}
