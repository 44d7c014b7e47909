import { AGENT_TEXT_MAX, AGENT_TEXT_MIN, type Agent, applyAsAgent, readAgent } from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { EmptyState } from '@foyer/ui/states'
import { useBusy } from '@foyer/ui/use-busy'
import { Handshake, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useDrafts } from '../../lib/drafts.ts'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { useLogOut } from '../../lib/log-out.ts'
import { Link } from '../../lib/navigation.tsx'
import { useRenew, useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { useSubmit } from '../../lib/submit.ts'
import { AreaField } from '../../ui/area-field.tsx'
import { Form } from '../../ui/form.tsx'
import { useNotices } from '../../ui/notices.tsx'
import styles from './agent.module.css'

/** What a member who is no agent finds: the application, what became of it, or that none are taken. */
export function AgentApplication({ agent }: { agent: Agent }) {
  const t = useText()
  const { merchantName } = useSettings()
  const { state, isOpen } = agent
  if (state === 'approved') return <Approved />
  if (state === 'stopped') return <EmptyState title={t('agent.stopped.title')} body={t('agent.stopped.body')} />
  if (state === 'applied') return <Applied agent={agent} />
  if (state === 'refused') return <Refused agent={agent} />
  if (isOpen)
    return (
      <section className={styles.card}>
        <h2 className={styles.heading}>{t('agent.apply.title')}</h2>
        <p className={styles.body}>{t('agent.apply.body', { merchant: merchantName })}</p>
        <ApplicationForm submitLabel={t('agent.apply.submit')} />
      </section>
    )
  return (
    <EmptyState
      icon={<Handshake size={28} aria-hidden="true" />}
      title={t('agent.apply.closed.title')}
      body={t('agent.apply.closed.body', { merchant: merchantName })}
    >
      <Link href="/m/member/home" className={buttonClass({ kind: 'secondary' })}>
        {t('back')}
      </Link>
    </EmptyState>
  )
}

function Applied({ agent: { appliedAt } }: { agent: Agent }) {
  const t = useText()
  const formatDateTime = useDateTime()
  return (
    <>
      <EmptyState
        icon={<Hourglass size={28} aria-hidden="true" />}
        title={t('agent.applied.title')}
        body={appliedAt === null ? '' : t('agent.applied.body', { time: formatDateTime(appliedAt) })}
      />
      <section className={styles.card}>
        <h2 className={styles.heading}>{t('agent.applied.change')}</h2>
        <ApplicationForm submitLabel={t('agent.applied.save')} />
      </section>
    </>
  )
}

function Refused({ agent: { reason, isOpen } }: { agent: Agent }) {
  const t = useText()
  const { merchantName } = useSettings()
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('agent.refused.title')}</h2>
      {reason && <p className={styles.reason}>{t('agent.refused.reason', { reason })}</p>}
      {isOpen ? (
        <ApplicationForm submitLabel={t('agent.refused.again')} />
      ) : (
        <p className={styles.body}>{t('agent.apply.closed.body', { merchant: merchantName })}</p>
      )}
    </section>
  )
}

/** The session is still one of a member: its type is that of its login. */
function Approved() {
  const t = useText()
  const logOut = useLogOut()
  const { isBusy, run } = useBusy()
  return (
    <EmptyState
      icon={<Handshake size={28} aria-hidden="true" />}
      title={t('agent.approved.title')}
      body={t('agent.approved.body')}
    >
      <Button isBusy={isBusy} onClick={() => void run(logOut)}>
        {t('agent.approved.action')}
      </Button>
    </EmptyState>
  )
}

/** What is typed stays over a failure and a reload until it is sent. */
function ApplicationForm({ submitLabel }: { submitLabel: string }) {
  const t = useText()
  const { wps } = useServices()
  const drafts = useDrafts()
  const notices = useNotices()
  const renew = useRenew()
  const messageOf = useFailureMessage()
  const { isBusy, problems, error, edit, submit } = useSubmit(['text'])
  const [text, setText] = useState(() => drafts.read('agent')?.text ?? '')
  const send = () => {
    const typed = text.trim()
    return submit(typed.length < AGENT_TEXT_MIN ? { text: 'agent.apply.text.short' } : {}, async () => {
      await wps.call(applyAsAgent, { body: { text: typed } })
      drafts.forget('agent')
      setText('')
      renew(readAgent)
      notices.toast(t('agent.apply.sent'), { tone: 'good' })
    })
  }
  return (
    <Form submitLabel={submitLabel} isBusy={isBusy} error={messageOf(error)} onEdit={edit} onSubmit={() => void send()}>
      <AreaField
        name="text"
        label={t('agent.apply.text')}
        value={text}
        maxLength={AGENT_TEXT_MAX}
        dir="auto"
        error={messageOf(problems.text, { count: String(AGENT_TEXT_MIN) })}
        onChange={(event) => {
          const { value } = event.currentTarget
          setText(value)
          drafts.keep('agent', { text: value })
        }}
      />
    </Form>
  )
}
