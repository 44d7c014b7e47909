import { useState } from 'react'
import { CallError } from './api.ts'
import { describeFailure } from './failure.ts'
import { type TextId, useTranslation } from './i18n.tsx'

/** One change at a time with its failure as a text; what was typed stays. */
export function useChange(refusals: Partial<Record<string, TextId>> = {}) {
  const translation = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function run(change: () => Promise<unknown>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      await change()
    } catch (error) {
      const isLost = error instanceof CallError && error.code === 'offline'
      setFailure(isLost ? translation.t('office.offline') : describeFailure(error, translation, refusals))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, failure, run }
}
