import { Suspense, useState } from 'react'
import { useConsentQuestion } from '../../lib/consent.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { matchRoute } from '../../routes.rules.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { useTurn } from './overlay-turns.tsx'

const ConsentBar = lazyChunk(async () => (await import('./consent-bar.tsx')).ConsentBar)

/** There the question is part of the page. */
const settingsPath = '/m/helpCenter'

/** The question of consent on public pages (DEC-21): nothing without partners. */
export function ConsentOffer() {
  const { path } = useAddress()
  const question = useConsentQuestion()
  const [isGiven, setGiven] = useState(false)
  const isAsked = question !== undefined && question.allowed === undefined && !isGiven
  const isPlace = matchRoute(path)?.allowsThirdParties === true && path !== settingsPath
  const isTurn = useTurn('consent', isAsked && isPlace)
  if (!isTurn || !question) return null
  return (
    <Suspense fallback={null}>
      <ConsentBar
        purposes={question.purposes}
        give={question.give}
        settingsPath={settingsPath}
        onGiven={() => setGiven(true)}
      />
    </Suspense>
  )
}
