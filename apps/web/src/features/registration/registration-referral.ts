import { checkReferralCode, findReferralCodeProblem } from '@foyer/contract'
import { useEffect, useRef, useState } from 'react'
import { useIsOffered } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'

/** Whether a referral code leads to nobody, and the function that asks for it. The registration never waits for it. */
export function useReferralCheck(linkCode: string | undefined): { isUnknown: boolean; check(code: string): void } {
  const { wps } = useServices()
  const isOffered = useIsOffered(checkReferralCode)
  const [unknown, setUnknown] = useState<string>()
  const asked = useRef('')
  const check = (code: string) => {
    asked.current = code
    setUnknown(undefined)
    if (!isOffered || code.trim() === '' || findReferralCodeProblem(code) !== undefined) return
    wps
      .call(checkReferralCode, { body: { code } }, { alert: false })
      .then(({ isKnown }) => {
        if (!isKnown && asked.current === code) setUnknown(code)
      })
      .catch(() => undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for the code of a link
  useEffect(() => check(linkCode ?? ''), [linkCode])
  return { isUnknown: unknown !== undefined, check }
}
