import { acceptTerms, type MerchantTerms, memberTerms, systemStatus } from '@foyer/contract'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useRenew, useValue } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { useSubmit } from '../../lib/submit.ts'
import type { ScreenName } from '../../routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { findTermsPlace } from './session-terms.rules.ts'

/** Asks a member for the merchant's terms in force, until they are accepted or put off (DEC-32). */
export function SessionTerms({ screen }: { screen: ScreenName | undefined }) {
  const place = findTermsPlace(screen)
  const [isPutOff, setPutOff] = useState(false)
  if (place === 'silent') return null
  return <TermsSheet key={place} isPutOff={place === 'page' && isPutOff} onPutOff={() => setPutOff(true)} />
}

function TermsSheet({ isPutOff, onPutOff }: { isPutOff: boolean; onPutOff: () => void }) {
  const t = useText()
  const { loadTexts } = useServices()
  const { data } = useValue(memberTerms, {})
  const [isClosed, setClosed] = useState(isPutOff)
  const [hasTexts, setHasTexts] = useState(false)
  const due = data?.due ?? undefined
  const isDue = due !== undefined
  useEffect(() => {
    // Without them the calls are refused, and the sheet comes with the next page.
    if (isDue)
      loadTexts().then(
        () => setHasTexts(true),
        () => undefined,
      )
  }, [isDue, loadTexts])
  if (!due || !hasTexts) return null
  const isFirst = data?.acceptedVersion === null
  return (
    <Sheet
      isOpen={!isClosed}
      onClose={() => {
        setClosed(true)
        onPutOff()
      }}
      title={t(isFirst ? 'session.terms.first.title' : 'session.terms.title')}
      closeLabel={t('close')}
    >
      <TermsForm terms={due} lead={t(isFirst ? 'session.terms.first' : 'session.terms.lead')} />
    </Sheet>
  )
}

function TermsForm({ terms, lead }: { terms: MerchantTerms; lead: string }) {
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
      <Link href="/m/helpCenter#terms" className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('registration.terms.read')}
      </Link>
    </Form>
  )
}
