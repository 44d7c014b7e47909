import { memberTerms } from '@foyer/contract'
import { Suspense, useEffect, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import type { ScreenName } from '../../routes.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { findTermsPlace } from './session-terms.rules.ts'

/** Most members have accepted: the form loads for those who have not. */
const TermsForm = lazyChunk(async () => (await import('./session-terms-form.tsx')).TermsForm)

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
      <Suspense fallback={null}>
        <TermsForm terms={due} lead={t(isFirst ? 'session.terms.first' : 'session.terms.lead')} />
      </Suspense>
    </Sheet>
  )
}
