import { hasProblems, type Problems } from '../../lib/problems.rules.ts'
import type { FailureMessage } from '../../lib/wps/outcome.rules.ts'

/**
 * LOGIN-02: idle, processing, then done, or back to idle by way of the guard, which refuses submits for 500 ms
 * (LOGIN-04).
 */
export type AttemptState<Field extends string> =
  | { step: 'idle' | 'guarded'; problems: Problems<Field>; error: FailureMessage | undefined }
  | { step: 'processing' }
  | { step: 'done' }

export type AttemptEvent<Field extends string> =
  | { type: 'submitted'; problems: Problems<Field> }
  | { type: 'edited'; field: Field }
  | { type: 'refused'; error: FailureMessage | undefined; problems: Problems<Field> }
  | { type: 'accepted' }
  | { type: 'released' }

export const attemptStart = { step: 'idle', problems: {}, error: undefined } as const

/** Every event in every state; events without meaning there change nothing (LOGIN-03). */
export function advanceAttempt<Field extends string>(
  state: AttemptState<Field>,
  event: AttemptEvent<Field>,
): AttemptState<Field> {
  switch (state.step) {
    case 'idle':
      if (event.type === 'edited') return clearProblem(state, event.field)
      if (event.type !== 'submitted') return state
      return hasProblems(event.problems)
        ? { ...state, problems: event.problems, error: undefined }
        : { step: 'processing' }
    case 'guarded':
      if (event.type === 'released') return { ...state, step: 'idle' }
      return event.type === 'edited' ? clearProblem(state, event.field) : state
    case 'processing':
      if (event.type === 'accepted') return { step: 'done' }
      return event.type === 'refused' ? { step: 'guarded', problems: event.problems, error: event.error } : state
    case 'done':
      return state
  }
}

function clearProblem<Field extends string>(
  state: Extract<AttemptState<Field>, { step: 'idle' | 'guarded' }>,
  field: Field,
): AttemptState<Field> {
  const problems = { ...state.problems }
  delete problems[field]
  return { ...state, problems, error: undefined }
}
