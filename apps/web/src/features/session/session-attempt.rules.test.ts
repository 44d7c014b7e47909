import { describe, expect, test } from 'vitest'
import { type AttemptEvent, type AttemptState, advanceAttempt, attemptStart } from './session-attempt.rules.ts'

type Field = 'username' | 'password'
const problems = { username: 'field.username.length' } as const
const error = 'error.login.cred.err'

const states = {
  idle: attemptStart,
  wrong: { step: 'idle', problems, error: undefined },
  failed: { step: 'idle', problems: {}, error },
  processing: { step: 'processing' },
  guarded: { step: 'guarded', problems: {}, error },
  guardedClean: { step: 'guarded', problems: {}, error: undefined },
  done: { step: 'done' },
} as const satisfies Record<string, AttemptState<Field>>

const events = {
  submitted: { type: 'submitted', problems: {} },
  submittedWrong: { type: 'submitted', problems },
  edited: { type: 'edited', field: 'username' },
  refused: { type: 'refused', error, problems: {} },
  accepted: { type: 'accepted' },
  released: { type: 'released' },
} as const satisfies Record<string, AttemptEvent<Field>>

type StateName = keyof typeof states
type EventName = keyof typeof events

/** Transitions by state and event; missing events change nothing. */
const table: Record<StateName, Partial<Record<EventName, StateName>>> = {
  idle: { submitted: 'processing', submittedWrong: 'wrong' },
  wrong: { submitted: 'processing', submittedWrong: 'wrong', edited: 'idle' },
  failed: { submitted: 'processing', submittedWrong: 'wrong', edited: 'idle' },
  processing: { refused: 'guarded', accepted: 'done' },
  guarded: { released: 'failed', edited: 'guardedClean' },
  guardedClean: { released: 'idle' },
  done: {},
}

describe('LOGIN-02..04 an attempt', () => {
  const names = Object.keys(events) as EventName[] // Object.keys loses the literal keys
  for (const state of Object.keys(states) as StateName[]) // Object.keys loses the literal keys
    for (const event of names) {
      const next = table[state][event] ?? state
      test(`${event} while ${state} leads to ${next}`, () => {
        expect(advanceAttempt<Field>(states[state], events[event])).toEqual(states[next])
      })
    }

  test('every state but the end has a way out', () => {
    for (const [name, exits] of Object.entries(table))
      expect(name === 'done' || Object.values(exits).some((to) => to !== name), name).toBe(true)
  })

  test('an edit forgets what was wrong with that field only', () => {
    const state: AttemptState<Field> = {
      step: 'idle',
      problems: { ...problems, password: 'field.password.required' },
      error: undefined,
    }
    expect(advanceAttempt(state, { type: 'edited', field: 'password' })).toEqual({ ...state, problems })
  })
})
