import type { MerchantTerms } from '@foyer/contract'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useServices } from '../../lib/services.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TermsForm } from './session-terms-form.tsx'

interface TermsSheetProps {
  terms: MerchantTerms
  /** Whether the member has accepted none before. */
  isFirst: boolean
  isPutOff: boolean
  onPutOff: () => void
}

/** The terms that are due, with their acceptance (DEC-32). */
export function TermsSheet({ terms, isFirst, isPutOff, onPutOff }: TermsSheetProps) {
  const t = useText()
  const { loadTexts } = useServices()
  const [isClosed, setClosed] = useState(isPutOff)
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    // After a failure the server still refuses the calls that need the terms, and the sheet comes with the next page.
    loadTexts().then(
      () => setHasTexts(true),
      () => undefined,
    )
  }, [loadTexts])
  if (!hasTexts) return null
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
      <TermsForm terms={terms} lead={t(isFirst ? 'session.terms.first' : 'session.terms.lead')} />
    </Sheet>
  )
}
