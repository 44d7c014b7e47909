import type { MessageId } from '@foyer/messages'
import { useEffect, useReducer } from 'react'
import { errorTextId } from '../../lib/report.ts'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { loginGuardMs } from './session.constants.ts'
import {
  type AttemptEvent,
  type AttemptState,
  advanceAttempt,
  attemptStart,
  hasProblems,
  type Problems,
} from './session-attempt.rules.ts'

/** Why a form goes no further, found before the server was asked. */
export class FormRefusal extends Error {
  readonly textId: MessageId

  constructor(textId: MessageId) {
    super(textId)
    this.textId = textId
  }
}

export interface Attempt<Field extends string> {
  step: AttemptState<Field>['step']
  problems: Problems<Field>
  error: MessageId | undefined
  /** Runs `send` when nothing is wrong and nothing is under way; what it throws becomes the form's error. */
  start(problems: Problems<Field>, send: () => Promise<void>): Promise<void>
  /** A field was changed. */
  edit(name: string): void
}

/** One form that is sent and judged, with the double-submit guard (LOGIN-02..04). */
export function useAttempt<Field extends string>(fields: readonly Field[]): Attempt<Field> {
  const [state, dispatch] = useReducer<AttemptState<Field>, [AttemptEvent<Field>]>(advanceAttempt, attemptStart)

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
      try {
        await send()
        dispatch({ type: 'accepted' })
      } catch (cause) {
        dispatch({ type: 'refused', ...readRefusal(cause, fields) })
      }
    },
    edit(name) {
      const field = fields.find((known) => known === name)
      if (field) dispatch({ type: 'edited', field })
    },
  }
}

/** What the server found wrong: at its fields where it names them, else for the whole form. */
function readRefusal<Field extends string>(cause: unknown, fields: readonly Field[]) {
  if (cause instanceof FormRefusal) return { problems: {}, error: cause.textId }
  const named = cause instanceof WpsError ? cause.fields : []
  const problems = Object.fromEntries(
    named.flatMap(({ path, rule }) => (fields.some((field) => field === path) ? [[path, rule]] : [])),
  ) as Problems<Field> // the server's rules are text ids
  return { problems, error: hasProblems(problems) ? undefined : errorTextId(cause) }
}
