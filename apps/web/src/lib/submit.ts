import type { MessageId } from '@foyer/messages'
import { useBusy } from '@foyer/ui/use-busy'
import { useState } from 'react'
import { useFieldProblems } from './field-problems.ts'
import { hasProblems, type Problems } from './problems.rules.ts'
import { useReport } from './report.ts'
import type { FailureMessage } from './wps/outcome.rules.ts'

/**
 * State of a small form: one submit at a time, problems of its fields, or a message of the whole form. `explain` has
 * the text of an error that is no answer of the server.
 */
export function useSubmit<Field extends string>(
  fields: readonly Field[],
  explain: (cause: unknown) => MessageId | undefined = () => undefined,
) {
  const report = useReport()
  const readFieldProblems = useFieldProblems()
  const { isBusy, run } = useBusy()
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [error, setError] = useState<FailureMessage>()
  return {
    isBusy,
    problems,
    error,
    /** Shows problems without a submit. */
    show: setProblems,
    edit() {
      setProblems({})
      setError(undefined)
    },
    async submit(found: Problems<Field>, send: () => Promise<void>) {
      setProblems(found)
      setError(undefined)
      if (hasProblems(found)) return
      await run(async () => {
        try {
          await send()
        } catch (cause) {
          const named = await readFieldProblems(cause, fields)
          if (hasProblems(named)) setProblems(named)
          else setError(explain(cause) ?? report(cause))
        }
      })
    },
  }
}
