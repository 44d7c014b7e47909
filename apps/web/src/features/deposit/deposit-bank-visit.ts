import type { DecidedAddress } from '@foyer/contract'
import { useEffect, useState } from 'react'
import { leavePage } from '../../lib/navigation.tsx'
import { useServices } from '../../lib/services.tsx'
import type { TypedStorage } from '../../lib/storage.ts'
import { findStepsToPage } from './deposit-bank-visit.rules.ts'

/** Timeout of the step back in the history, in ms; then the page is displayed as it is. */
const stepLimitMs = 1_500

/** Opens the provider's page, and records its start in the history, so that Back never leads to it. */
export function leaveForBank(target: DecidedAddress, depositId: string, storage: TypedStorage): void {
  history.replaceState({ ...history.state, bankVisit: depositId }, '')
  // Drops forward entries: from here on the history's length is the position in it.
  history.pushState(null, '', location.href)
  storage.write('bankVisit', { depositId, length: history.length })
  leavePage(target, { isReplacing: true })
}

/**
 * The provider's page returns by a new history entry after its own. This goes back to the entry that the member left,
 * which shows the same deposit, so that Back leads to the page before it. True while in progress.
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
