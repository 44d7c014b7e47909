import { Suspense, useState } from 'react'
import { useConsentQuestion } from '../../lib/consent.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { matchRoute } from '../../routes.rules.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { useTurn } from './overlay-turns.tsx'

const ConsentBar = lazyChunk(async () => (await import('./consent-bar.tsx')).ConsentBar)

/** The question of consent on public pages (DEC-21): nothing without partners. */
export function ConsentOffer() {
  const { path } = useAddress()
  const question = useConsentQuestion()
  const [isGiven, setGiven] = useState(false)
  const isAsked = question !== undefined && question.answer === undefined && !isGiven
  const isTurn = useTurn('consent', isAsked && matchRoute(path)?.allowsThirdParties === true)
  if (!isTurn || !question) return null
  return (
    <Suspense fallback={null}>
      <ConsentBar partners={question.partners} give={question.give} onGiven={() => setGiven(true)} />
    </Suspense>
  )
}
