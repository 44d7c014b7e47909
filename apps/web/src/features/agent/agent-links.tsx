import { AGENT_LINK_LIMIT, type Agent, closeAgentLink, createAgentLink, readAgent } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { useBusy } from '@foyer/ui/use-busy'
import { type ReactNode, useState } from 'react'
import { CopyButton } from '../../lib/copy-button.tsx'
import { useText } from '../../lib/i18n.ts'
import { useRenew, useSettings } from '../../lib/queries.ts'
import { useFailureMessage, useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { ShareButton } from '../../lib/share-button.tsx'
import { useSubmit } from '../../lib/submit.ts'
import { Form } from '../../ui/form.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './agent.module.css'
import { AgentFigures } from './agent-figures.tsx'
import { useNumber } from './agent-line.ts'

/** Maximum of the contract. */
const NAME_MAX = 40
/** The address without a channel, which stays. */
const MAIN_ID = '0'

/** The agent's links with what came of each, and a form for a further one. */
export function AgentLinks({ agent: { code, links } }: { agent: Pick<Agent, 'code' | 'links'> }) {
  const t = useText()
  const { origin } = useServices()
  const address = `${origin}/m/register?affiliateCode=${encodeURIComponent(code ?? '')}`
  return (
    <>
      <section className={styles.card}>
        <h2 className={styles.heading}>{t('agent.links')}</h2>
        <p className={styles.body}>{t(code === null ? 'agent.links.none' : 'agent.links.lead')}</p>
      </section>
      {code !== null &&
        links.map((link) =>
          link.id === MAIN_ID ? (
            <LinkCard key={link.id} link={link} name={t('agent.link.main')} address={address} />
          ) : (
            <LinkCard key={link.id} link={link} name={link.name} address={`${address}&tid=${link.id}`}>
              <CloseLink link={link} />
            </LinkCard>
          ),
        )}
      {code !== null && <NewLink count={links.filter(({ id }) => id !== MAIN_ID).length} />}
    </>
  )
}

function LinkAddress({ name, address }: { name: string; address: string }) {
  const t = useText()
  const { merchantName } = useSettings()
  const [isCodeShown, setCodeShown] = useState(false)
  return (
    <>
      <p className={styles.line}>
        <bdi dir="ltr" className={styles.address}>
          {address}
        </bdi>
        <CopyButton text={address} label={t('agent.link.address', { name })} />
      </p>
      <ShareButton title={merchantName} text={t('agent.link.share', { merchant: merchantName })} url={address} />
      <details className={styles.details} onToggle={(event) => setCodeShown(event.currentTarget.open)}>
        <summary>{t('agent.link.qr')}</summary>
        {isCodeShown && <QrCode className={styles.qr} text={address} label={t('agent.link.qr.label', { name })} />}
      </details>
    </>
  )
}

interface LinkCardProps {
  link: Agent['links'][number]
  name: string
  address: string
  children?: ReactNode
}

function LinkCard({ link: { clicks, registrations, firstDeposits }, name, address, children }: LinkCardProps) {
  const formatNumber = useNumber()
  return (
    <section className={styles.card}>
      <h3 className={styles.heading}>
        <bdi>{name}</bdi>
      </h3>
      <AgentFigures
        figures={[
          { label: 'agent.figure.clicks', text: formatNumber(clicks) },
          { label: 'agent.figure.registrations', text: formatNumber(registrations) },
          { label: 'agent.figure.firstDeposits', text: formatNumber(firstDeposits) },
        ]}
      />
      <LinkAddress name={name} address={address} />
      {children}
    </section>
  )
}

function CloseLink({ link: { id, name } }: Pick<LinkCardProps, 'link'>) {
  const t = useText()
  const { wps } = useServices()
  const notices = useNotices()
  const report = useReport()
  const renew = useRenew()
  const { isBusy, run } = useBusy()
  const close = async () => {
    const isMeant = await notices.alert({
      title: t('agent.link.close.title'),
      text: t('agent.link.close.body', { name }),
      confirmLabel: t('agent.link.close'),
      cancelLabel: t('agent.link.close.keep'),
    })
    if (!isMeant) return
    try {
      await wps.call(closeAgentLink, { body: { id } })
      notices.toast(t('agent.link.closed'))
    } catch (error) {
      report(error, 'page')
    } finally {
      renew(readAgent)
    }
  }
  return (
    <Button kind="quiet" isSmall isBusy={isBusy} onClick={() => void run(close)}>
      {t('agent.link.close')}
    </Button>
  )
}

function NewLink({ count }: { count: number }) {
  const t = useText()
  const { wps } = useServices()
  const notices = useNotices()
  const renew = useRenew()
  const messageOf = useFailureMessage()
  const { isBusy, problems, error, edit, submit } = useSubmit(['name'])
  const [name, setName] = useState('')
  const create = () =>
    submit(name.trim() === '' ? { name: 'agent.link.name.required' } : {}, async () => {
      await wps.call(createAgentLink, { body: { name: name.trim() } })
      setName('')
      renew(readAgent)
      notices.toast(t('agent.link.created'), { tone: 'good' })
    })
  return (
    <section className={styles.card}>
      <h3 className={styles.heading}>{t('agent.link.new')}</h3>
      {count >= AGENT_LINK_LIMIT ? (
        <p className={styles.body}>{t('agent.link.limit', { count })}</p>
      ) : (
        <Form
          submitLabel={t('agent.link.create')}
          isBusy={isBusy}
          error={messageOf(error)}
          onEdit={edit}
          onSubmit={() => void create()}
        >
          <TextField
            name="name"
            label={t('agent.link.name')}
            hint={t('agent.link.name.hint')}
            error={messageOf(problems.name)}
            value={name}
            maxLength={NAME_MAX}
            autoComplete="off"
            dir="auto"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Form>
      )}
    </section>
  )
}
