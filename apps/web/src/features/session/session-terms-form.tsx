import { acceptTerms, type MerchantTerms, memberTerms, systemStatus } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useRenew } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { useSubmit } from '../../lib/submit.ts'
import { Form } from '../../ui/form.tsx'

/** Acceptance of the terms in force (DEC-32). */
export function TermsForm({ terms, lead }: { terms: MerchantTerms; lead: string }) {
  const t = useText()
  const { wps } = useServices()
  const renew = useRenew()
  const messageOf = useFailureMessage()
  const { isBusy, error, submit } = useSubmit<never>([])
  const accept = async () => {
    try {
      await wps.call(acceptTerms, { body: { version: terms.version } })
    } finally {
      // After a refusal another version is in force.
      renew(memberTerms, systemStatus)
    }
  }
  return (
    <Form
      onSubmit={() => void submit({}, accept)}
      submitLabel={t('session.terms.accept', { age: terms.minimumAge })}
      isBusy={isBusy}
      error={messageOf(error)}
    >
      <p>{lead}</p>
      <Link href="/m/helpCenter?page=terms" className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('registration.terms.read')}
      </Link>
    </Form>
  )
}
