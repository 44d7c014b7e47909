import type { MessageId } from '@foyer/messages'
import { useState } from 'react'
import { PasskeyError } from '../../lib/passkey.ts'
import { readFieldProblems, useReport } from '../../lib/report.ts'
import type { FailureMessage } from '../../lib/wps/outcome.rules.ts'

type Problems<Field extends string> = Partial<Record<Field, MessageId>>

const passkeyProblems = {
  unused: 'security.passkeys.unused',
  exists: 'security.passkeys.exists',
  failed: 'security.passkeys.unused',
} as const satisfies Record<PasskeyError['reason'], MessageId>

/** State of a small form: one submit at a time, problems of its fields, or a message of the whole form. */
export function useSubmit<Field extends string>(fields: readonly Field[]) {
  const report = useReport()
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [error, setError] = useState<FailureMessage>()
  return {
    isBusy,
    problems,
    error,
    edit() {
      setProblems({})
      setError(undefined)
    },
    async submit(found: Problems<Field>, send: () => Promise<void>) {
      setProblems(found)
      setError(undefined)
      if (isBusy || Object.keys(found).length > 0) return
      setBusy(true)
      try {
        await send()
      } catch (cause) {
        const named = readFieldProblems(cause, fields)
        if (Object.keys(named).length > 0) setProblems(named)
        else setError(cause instanceof PasskeyError ? passkeyProblems[cause.reason] : report(cause))
      }
      setBusy(false)
    },
  }
}
