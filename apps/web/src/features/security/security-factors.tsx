import {
  codeMaxLength,
  confirmAuthenticator,
  findAuthenticatorAddress,
  findCodeProblem,
  normalizeCode,
  type SecondFactorMethod,
  secondFactors,
  startAuthenticator,
  switchSecondFactor,
} from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { Button, buttonClass } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { ChevronRight, Mail, ShieldCheck, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { pasteCode } from '../../lib/code-paste.ts'
import { useCopy } from '../../lib/copy-button.tsx'
import { nameFactorFailure } from '../../lib/factor-failure.rules.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link, OutsideLink } from '../../lib/navigation.tsx'
import { useRenew, useValue } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { useSubmit } from '../../lib/submit.ts'
import { Form } from '../../ui/form.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './security-list.module.css'
import { SecurityPasswordForm } from './security-password-form.tsx'

const titles = {
  ga: 'verification.factor.ga',
  sms: 'verification.way.sms',
  email: 'verification.way.email',
} as const satisfies Record<SecondFactorMethod, MessageId>
/** A way whose number or address the member has not added yet. */
const missing = {
  ga: 'security.factors.off',
  sms: 'security.factors.missing.sms',
  email: 'security.factors.missing.email',
} as const satisfies Record<SecondFactorMethod, MessageId>
const icons = { ga: ShieldCheck, sms: Smartphone, email: Mail } as const

/** The member's second factors (TWOFA, DEC-30). */
export function SecurityFactors() {
  const t = useText()
  const { data, error, isPending, isFetching, refetch } = useValue(secondFactors, {})
  const [open, setOpen] = useState<SecondFactorMethod>()
  const chosen = data?.methods.find(({ method }) => method === open)
  const close = () => setOpen(undefined)
  return (
    <section className={styles.part}>
      <header className={styles.intro}>
        <h2 className={styles.heading}>{t('security.factors')}</h2>
        <p className={styles.lead}>{t('security.factors.lead')}</p>
      </header>
      {isPending && !error && <SkeletonList rows={3} size="card" label={t('loading')} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {data && (
        <List label={t('security.factors')}>
          {data.methods.map(({ method, isOn, isAvailable }) => {
            const Icon = icons[method]
            const isMissing = !isOn && !isAvailable
            const row = (
              <ListRow
                icon={<Icon size={20} aria-hidden="true" />}
                title={t(titles[method])}
                detail={t(isMissing ? missing[method] : isOn ? 'security.factors.on' : 'security.factors.off')}
                value={<ChevronRight className="turns" size={18} aria-hidden="true" />}
              />
            )
            return (
              <li key={method}>
                {isMissing ? (
                  <Link href="/m/security?part=contacts">{row}</Link>
                ) : (
                  <button type="button" onClick={() => setOpen(method)} aria-haspopup="dialog">
                    {row}
                  </button>
                )}
              </li>
            )
          })}
        </List>
      )}
      {data && data.recoveryCodesLeft > 0 && (
        <p className={styles.note}>{t('security.factors.codes.left', { count: data.recoveryCodesLeft })}</p>
      )}
      <Sheet
        isOpen={chosen !== undefined}
        onClose={close}
        title={t(open ? titles[open] : 'security.factors')}
        closeLabel={t('close')}
      >
        {chosen && <FactorSteps key={chosen.method} {...chosen} onDone={close} />}
      </Sheet>
    </section>
  )
}

/** Steps of one method: the password, the authenticator's secret, the recovery codes. */
type Step =
  | { name: 'password' }
  | { name: 'secret'; secret: string; uri: string }
  | { name: 'codes'; codes: readonly string[] }

function FactorSteps({ method, isOn, onDone }: { method: SecondFactorMethod; isOn: boolean; onDone: () => void }) {
  const t = useText()
  const { wps } = useServices()
  const renew = useRenew()
  const [step, setStep] = useState<Step>({ name: 'password' })
  const finish = (codes: readonly string[]) => {
    renew(secondFactors)
    if (codes.length > 0) setStep({ name: 'codes', codes })
    else onDone()
  }
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onDone={onDone} />
  if (step.name === 'secret') return <Secret {...step} onConfirmed={finish} />
  const confirm = async (password: string) => {
    if (method === 'ga' && !isOn) {
      const started = await wps.call(startAuthenticator, { body: { password } }, { origin: 'once' })
      return setStep({ name: 'secret', ...started })
    }
    const body = { method, isOn: !isOn, password }
    const { recoveryCodes } = await wps.call(switchSecondFactor, { body }, { origin: 'once' })
    finish(recoveryCodes)
  }
  return (
    <SecurityPasswordForm
      submitLabel={t(isOn ? 'security.factors.switch.off' : 'security.factors.switch.on')}
      onConfirm={confirm}
    >
      <p className={styles.lead}>{t(isOn ? 'security.factors.off.lead' : 'security.factors.on.lead')}</p>
      {!isOn && method !== 'ga' && <p className={styles.lead}>{t('security.factors.on.limit')}</p>}
    </SecurityPasswordForm>
  )
}

/** The authenticator's secret as QR code, as link on a phone and as text, and the field for its first code. */
function Secret({
  secret,
  uri,
  onConfirmed,
}: {
  secret: string
  uri: string
  onConfirmed: (codes: readonly string[]) => void
}) {
  const t = useText()
  const { wps } = useServices()
  const copy = useCopy()
  const messageOf = useFailureMessage()
  const address = findAuthenticatorAddress(uri)
  const { isBusy, problems, error, edit, submit } = useSubmit(['code'])
  return (
    <Form
      onSubmit={(data) => {
        const code = normalizeCode(String(data.get('code') ?? ''))
        const problem = findCodeProblem(code)
        const found = problem ? { code: problem as MessageId } : {} // text ids of the noun `field`
        void submit(found, async () => {
          const { recoveryCodes } = await wps.call(confirmAuthenticator, { body: { code } }, { origin: 'once' })
          onConfirmed(recoveryCodes)
        })
      }}
      onEdit={edit}
      submitLabel={t('security.factors.confirm')}
      isBusy={isBusy}
      error={messageOf(nameFactorFailure('ga', error))}
    >
      <p className={styles.lead}>{t('security.factors.scan')}</p>
      <QrCode className={styles.qr} text={uri} label={t('security.factors.qr')} />
      {address && (
        <div className={styles.app}>
          <OutsideLink href={address} className={buttonClass({ kind: 'secondary', isWide: true })}>
            {t('security.factors.open')}
          </OutsideLink>
        </div>
      )}
      <Button kind="secondary" isWide onClick={() => copy(secret)}>
        {t('security.factors.copy')}
      </Button>
      <bdi className={styles.secret} dir="ltr">
        {secret}
      </bdi>
      <TextField
        name="code"
        label={t('field.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={codeMaxLength}
        onPaste={pasteCode}
        error={problems.code && t(problems.code)}
      />
    </Form>
  )
}

/** Recovery codes, displayed once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText()
  const copy = useCopy()
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{t('security.factors.codes.lead')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button kind="secondary" isWide onClick={() => copy(codes.join('\n'))}>
        {t('security.factors.codes.copy')}
      </Button>
      <Button isWide onClick={onDone}>
        {t('security.factors.codes.done')}
      </Button>
    </div>
  )
}
