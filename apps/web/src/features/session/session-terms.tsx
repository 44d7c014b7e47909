import { memberTerms } from '@foyer/contract'
import { Suspense, useState } from 'react'
import { useValue } from '../../lib/queries.ts'
import type { ScreenName } from '../../routes.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { findTermsPlace } from './session-terms.rules.ts'

/** Most members have accepted: the sheet loads for those who have not. */
const TermsSheet = lazyChunk(async () => (await import('./session-terms-sheet.tsx')).TermsSheet)

/** Asks a member for the merchant's terms in force, until they are accepted or put off (DEC-32). */
export function SessionTerms({ screen }: { screen: ScreenName | undefined }) {
  const place = findTermsPlace(screen)
  const { data } = useValue(memberTerms, {}, { isEnabled: place !== 'silent' })
  const [isPutOff, setPutOff] = useState(false)
  if (place === 'silent' || !data?.due) return null
  return (
    <Suspense fallback={null}>
      <TermsSheet
        key={place}
        terms={data.due}
        isFirst={data.acceptedVersion === null}
        isPutOff={place === 'page' && isPutOff}
        onPutOff={() => setPutOff(true)}
      />
    </Suspense>
  )
}
