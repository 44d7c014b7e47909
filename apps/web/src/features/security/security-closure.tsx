import { accountClosure, CLOSURE_DAYS, cancelClosure, type EndpointValue, requestClosure } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link } from '../../lib/navigation.tsx'
import { useRenew, useValue } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { useSubmit } from '../../lib/submit.ts'
import { Form } from '../../ui/form.tsx'
import { useNotices } from '../../ui/notices.tsx'
import styles from './security-list.module.css'
import { SecurityPasswordForm } from './security-password-form.tsx'

/** The closing of the account: asked for with the password, and taken back until staff has closed it (DEC-32). */
export function SecurityClosure() {
  const t = useText()
  const { data, error, isFetching, refetch } = useValue(accountClosure, {})
  return (
    <section className={styles.part}>
      <header className={styles.intro}>
        <h2 className={styles.heading}>{t(data ? 'security.closure.requested' : 'security.closure')}</h2>
        {data === null && <p className={styles.lead}>{t('security.closure.lead')}</p>}
      </header>
      {data === undefined && !error && <SkeletonList rows={2} size="card" label={t('loading')} />}
      {data === undefined && error && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {data === null && <Request />}
      {data && <Requested closure={data} />}
    </section>
  )
}

function Request() {
  const t = useText()
  const { wps } = useServices()
  const renew = useRenew()
  const request = async (password: string) => {
    await wps.call(requestClosure, { body: { password } })
    renew(accountClosure)
  }
  return (
    <>
      <Link href="/m/withdraw" className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('title.withdraw')}
      </Link>
      <SecurityPasswordForm submitLabel={t('security.closure.submit')} onConfirm={request}>
        <p className={styles.lead}>{t('security.closure.money', { days: CLOSURE_DAYS })}</p>
      </SecurityPasswordForm>
    </>
  )
}

function Requested({ closure }: { closure: NonNullable<EndpointValue<typeof accountClosure>> }) {
  const t = useText()
  const { wps } = useServices()
  const notices = useNotices()
  const renew = useRenew()
  const formatDateTime = useDateTime()
  const messageOf = useFailureMessage()
  const { isBusy, error, submit } = useSubmit<never>([])
  const keep = async () => {
    await wps.call(cancelClosure, { body: {} })
    renew(accountClosure)
    notices.toast(t('security.closure.cancelled'), { tone: 'good' })
  }
  return (
    <>
      <Form
        onSubmit={() => void submit({}, keep)}
        submitLabel={t('security.closure.cancel')}
        isBusy={isBusy}
        error={messageOf(error)}
      >
        <p className={styles.lead}>{t('security.closure.until', { date: formatDateTime(closure.closesAt, 'both') })}</p>
        <p className={styles.lead}>{t('security.closure.kept')}</p>
      </Form>
      <Link href="/m/withdraw" className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('title.withdraw')}
      </Link>
    </>
  )
}
