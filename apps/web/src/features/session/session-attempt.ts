import type { MessageId } from '@foyer/messages'
import { useBusy } from '@foyer/ui/use-busy'
import { useEffect, useReducer } from 'react'
import { useFieldProblems } from '../../lib/field-problems.ts'
import { hasProblems, type Problems } from '../../lib/problems.rules.ts'
import { useReport } from '../../lib/report.ts'
import type { FailureMessage } from '../../lib/wps/outcome.rules.ts'
import { loginGuardMs } from './session.constants.ts'
import { type AttemptEvent, type AttemptState, advanceAttempt, attemptStart } from './session-attempt.rules.ts'

/** A form's own refusal, before the call to the server; without a text the form shows none. */
export class FormRefusal extends Error {
  readonly textId: MessageId | undefined

  constructor(textId?: MessageId) {
    super(textId)
    this.textId = textId
  }
}

export interface Attempt<Field extends string> {
  step: AttemptState<Field>['step']
  problems: Problems<Field>
  error: FailureMessage | undefined
  /** Runs `send` unless there are problems or a run in progress; its errors are shown in the form or over the page. */
  start(problems: Problems<Field>, send: () => Promise<void>): Promise<void>
  /** Shows problems without a submit, e.g. of a field that another button needs. */
  show(problems: Problems<Field>): void
  /** Clears the error of a changed field. */
  edit(name: string): void
}

/** State of one form with validation and the double-submit guard (LOGIN-02..04). */
export function useAttempt<Field extends string>(fields: readonly Field[]): Attempt<Field> {
  const [state, dispatch] = useReducer<AttemptState<Field>, [AttemptEvent<Field>]>(advanceAttempt, attemptStart)
  const { run } = useBusy()
  const report = useReport()
  const readFieldProblems = useFieldProblems()

  useEffect(() => {
    if (state.step !== 'guarded') return
    const timer = setTimeout(() => dispatch({ type: 'released' }), loginGuardMs)
    return () => clearTimeout(timer)
  }, [state.step])

  return {
    step: state.step,
    problems: 'problems' in state ? state.problems : {},
    error: 'error' in state ? state.error : undefined,
    async start(problems, send) {
      dispatch({ type: 'submitted', problems })
      if (state.step !== 'idle' || hasProblems(problems)) return
      await run(async () => {
        try {
          await send()
          dispatch({ type: 'accepted' })
        } catch (cause) {
          if (cause instanceof FormRefusal) return dispatch({ type: 'refused', problems: {}, error: cause.textId })
          const named = await readFieldProblems(cause, fields)
          if (hasProblems(named)) return dispatch({ type: 'refused', problems: named, error: undefined })
          dispatch({ type: 'refused', problems: {}, error: report(cause) })
        }
      })
    },
    show: (problems) => dispatch({ type: 'submitted', problems }),
    edit(name) {
      const field = fields.find((known) => known === name)
      if (field) dispatch({ type: 'edited', field })
    },
  }
}
