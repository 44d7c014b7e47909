import type { DecidedAddress } from '@foyer/contract'
import { useEffect, useState } from 'react'
import { leavePage } from '../../lib/navigation.tsx'
import { useServices } from '../../lib/services.tsx'
import type { TypedStorage } from '../../lib/storage.ts'
import { findStepsToPage } from './deposit-bank-visit.rules.ts'

/** How long the step back in the history may take before the page is shown as it is, in ms. */
const stepLimitMs = 1_500

/** Leaves for the provider's page, and notes where in the history it begins, so that Back never leads to it. */
export function leaveForBank(target: DecidedAddress, depositId: string, storage: TypedStorage): void {
  history.replaceState({ ...history.state, bankVisit: depositId }, '')
  // Cuts off what lies ahead: from here on the history's length is the place in it.
  history.pushState(null, '', location.href)
  storage.write('bankVisit', { depositId, length: history.length })
  leavePage(target, { isReplacing: true })
}

/**
 * The provider's page leads back by a new entry of the history, behind its own. This goes back to the entry from which
 * the member left, which shows the same deposit, so that Back leads to where they came from. True while that is under
 * way.
 */
export function useBankReturn(depositId: string | undefined): boolean {
  const { storage } = useServices()
  const [steps, setSteps] = useState(() => {
    const visit = storage.read('bankVisit')
    storage.remove('bankVisit')
    if (!visit || visit.depositId !== depositId || history.state?.bankVisit === depositId) return 0
    return findStepsToPage(visit.length, history.length)
  })
  useEffect(() => {
    if (steps === 0) return
    history.go(-steps)
    const timer = setTimeout(() => setSteps(0), stepLimitMs)
    return () => clearTimeout(timer)
  }, [steps])
  return steps > 0
}
