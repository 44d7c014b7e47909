import {
  findPasswordProblem,
  findUsernameProblem,
  normalizeUsername,
  readAgent,
  readAgentNumbers,
  registerAgentMember,
} from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { Copy } from 'lucide-react'
import { type Ref, useState } from 'react'
import { CopyButton, useCopy } from '../../lib/copy-button.tsx'
import { useText } from '../../lib/i18n.ts'
import { NewPasswordField } from '../../lib/new-password-field.tsx'
import { listProblems } from '../../lib/problems.rules.ts'
import { useRenew, useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { ShareButton } from '../../lib/share-button.tsx'
import { useSubmit } from '../../lib/submit.ts'
import { Form } from '../../ui/form.tsx'
import { useStepHeading } from '../../ui/step-heading.ts'
import { TextField } from '../../ui/text-field.tsx'
import styles from './agent.module.css'

interface Credentials {
  username: string
  password: string
}

/** A member of the agent's own is registered, and its credentials are handed over (AGENT-02). */
export function AgentRegister() {
  const [registered, setRegistered] = useState<Credentials>()
  const heading = useStepHeading(registered ? 'registered' : 'form')
  return registered ? (
    <AgentRegistered credentials={registered} onAgain={() => setRegistered(undefined)} heading={heading} />
  ) : (
    <AgentRegisterForm onRegistered={setRegistered} heading={heading} />
  )
}

interface FormProps {
  onRegistered: (credentials: Credentials) => void
  heading?: Ref<HTMLHeadingElement>
}

function AgentRegisterForm({ onRegistered, heading }: FormProps) {
  const t = useText()
  const { wps } = useServices()
  const renew = useRenew()
  const messageOf = useFailureMessage()
  const { isBusy, problems, error, edit, submit } = useSubmit(['username', 'password'])
  const send = (data: FormData) => {
    const username = normalizeUsername(String(data.get('username') ?? ''))
    const password = String(data.get('password') ?? '')
    const found = listProblems<'username' | 'password'>({
      username: findUsernameProblem(username),
      password: findPasswordProblem(password),
    })
    return submit(found, async () => {
      const answer = await wps.call(registerAgentMember, { body: { username, password } })
      renew(readAgent, readAgentNumbers)
      onRegistered({ username: answer.username, password })
    })
  }
  return (
    <section className={styles.card}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('agent.register')}
      </h2>
      <p className={styles.body}>{t('agent.register.lead')}</p>
      <Form
        submitLabel={t('agent.register.submit')}
        isBusy={isBusy}
        error={messageOf(error)}
        onEdit={edit}
        onSubmit={(data) => void send(data)}
      >
        <TextField
          name="username"
          label={t('field.username')}
          hint={t('field.username.hint')}
          error={messageOf(problems.username)}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
        />
        <NewPasswordField name="password" error={messageOf(problems.password)} />
      </Form>
    </section>
  )
}

interface RegisteredProps {
  credentials: Credentials
  onAgain: () => void
  heading?: Ref<HTMLHeadingElement>
}

/** Both are shown once: nobody can read the password later. */
export function AgentRegistered({ credentials: { username, password }, onAgain, heading }: RegisteredProps) {
  const t = useText()
  const copy = useCopy()
  const { origin } = useServices()
  const { merchantName } = useSettings()
  const address = `${origin}/m/login`
  // Composed here: a text with values has marks of direction around them, which would get into a copied password.
  const both = `${t('field.username')}: ${username}\n${t('field.password')}: ${password}`
  return (
    <section className={styles.card}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('agent.register.done')}
      </h2>
      <p className={styles.body}>{t('agent.register.done.body')}</p>
      <Secret label={t('field.username')} text={username} />
      <Secret label={t('field.password')} text={password} />
      <Button isWide onClick={() => copy(both)}>
        <Copy size={18} aria-hidden="true" />
        {t('agent.register.copy')}
      </Button>
      <ShareButton title={merchantName} text={both} url={address} />
      <Button kind="secondary" isWide onClick={onAgain}>
        {t('agent.register.again')}
      </Button>
    </section>
  )
}

function Secret({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className={styles.note}>{label}</p>
      <p className={styles.line}>
        <bdi dir="ltr" className={styles.address}>
          {text}
        </bdi>
        <CopyButton text={text} label={label} />
      </p>
    </div>
  )
}
