import { register } from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import {
  advanceRegistration,
  findRegistrationProblems,
  makeMobileRegistration,
  makeRegistration,
  type RegistrationEvent,
  type RegistrationState,
  readTyped,
  registrationStart,
} from './registration-flow.rules.ts'

const problems = { username: 'error.username_taken' } as const
const error = 'error.service_unavailable'

const states = {
  idle: registrationStart,
  wrong: { step: 'idle', problems, error: undefined },
  failed: { step: 'idle', problems: {}, error },
  registering: { step: 'registering' },
  guarded: { step: 'guarded', problems: {}, error },
  guardedClean: { step: 'guarded', problems: {}, error: undefined },
  waiting: { step: 'waiting' },
  loggingIn: { step: 'loggingIn' },
  done: { step: 'done' },
} as const satisfies Record<string, RegistrationState>

const events = {
  submitted: { type: 'submitted', problems: {} },
  submittedWrong: { type: 'submitted', problems },
  edited: { type: 'edited', field: 'username' },
  refused: { type: 'refused', error, problems: {} },
  registered: { type: 'registered', hasToken: true },
  registeredWithout: { type: 'registered', hasToken: false },
  loginFailed: { type: 'loginFailed', error },
  entered: { type: 'entered' },
  released: { type: 'released' },
} as const satisfies Record<string, RegistrationEvent>

type StateName = keyof typeof states
type EventName = keyof typeof events

/** Transitions by state and event; missing events change nothing. */
const table: Record<StateName, Partial<Record<EventName, StateName>>> = {
  idle: { submitted: 'registering', submittedWrong: 'wrong' },
  wrong: { submitted: 'registering', submittedWrong: 'wrong', edited: 'idle' },
  failed: { submitted: 'registering', submittedWrong: 'wrong', edited: 'idle' },
  registering: { refused: 'guarded', registered: 'waiting', registeredWithout: 'loggingIn' },
  guarded: { released: 'failed', edited: 'guardedClean' },
  guardedClean: { released: 'idle' },
  waiting: { entered: 'done' },
  loggingIn: { entered: 'done', loginFailed: 'guarded' },
  done: {},
}

describe('REG-02, REG-03, CONF-16 a registration', () => {
  const names = Object.keys(events) as EventName[] // Object.keys loses the literal keys
  for (const state of Object.keys(states) as StateName[]) // Object.keys loses the literal keys
    for (const event of names) {
      const next = table[state][event] ?? state
      test(`${event} while ${state} leads to ${next}`, () => {
        expect(advanceRegistration(states[state], events[event])).toEqual(states[next])
      })
    }

  test('every state but the end has a way out', () => {
    for (const [name, exits] of Object.entries(table))
      expect(name === 'done' || Object.values(exits).some((to) => to !== name), name).toBe(true)
  })

  test('another password forgets that the repetition differed', () => {
    const state: RegistrationState = { step: 'idle', problems: { confirm: 'field.confirm.equal' }, error: undefined }
    expect(advanceRegistration(state, { type: 'edited', field: 'password' })).toEqual(registrationStart)
    const missing: RegistrationState = { ...state, problems: { confirm: 'field.confirm.required' } }
    expect(advanceRegistration(missing, { type: 'edited', field: 'password' })).toEqual(missing)
  })
})

describe('REG-27, OPEN-04, OPEN-24, OPEN-77 what the form checks', () => {
  const sound = { username: 'demo1', password: 'secret1', confirm: 'secret1', referralCode: '', hasAgreed: true }
  test.each([
    [{}, {}],
    [{ referralCode: 'AB12' }, {}],
    [{ username: '' }, { username: 'field.username.required' }],
    [{ username: 'a'.repeat(16) }, { username: 'field.username.length' }],
    [{ password: 'short', confirm: 'short' }, { password: 'field.password.length' }],
    [{ password: 'onlyletters', confirm: 'onlyletters' }, { password: 'field.password.mix' }],
    [{ confirm: '' }, { confirm: 'field.confirm.required' }],
    [{ confirm: 'secret2' }, { confirm: 'field.confirm.equal' }],
    [{ referralCode: 'no code' }, { referralCode: 'field.referral.characters' }],
    [{ hasAgreed: false }, { terms: 'registration.terms.required' }],
  ])('%o breaks %o', (changes, expected) => {
    expect(findRegistrationProblems({ ...sound, ...changes })).toEqual(expected)
  })

  test('reads what was typed; a box that is not ticked is not there', () => {
    const data = new FormData()
    data.set('username', ' Demo1 ')
    data.set('referralCode', ' AB ')
    expect(readTyped(data)).toEqual({
      username: 'demo1',
      password: '',
      confirm: '',
      referralCode: 'AB',
      hasAgreed: false,
    })
    data.set('terms', 'on')
    expect(readTyped(data).hasAgreed).toBe(true)
  })
})

describe('what a registration sends', () => {
  const typed = { username: 'demo1', password: 'secret1', confirm: 'secret1', referralCode: '', hasAgreed: true }
  const origin = { registerUrl: 'https://www.aurora.example/m/register?r=AB', domain: 'www.aurora.example' }
  const visit = {
    device: { registerMethod: 'H5' },
    origin,
    loginDeviceId: 'd'.repeat(36),
    identity: {},
    pixelTrack: undefined,
    termsVersion: undefined,
  } as const
  test('REG-18 REG-20 OPEN-29 the username, where it comes from, and nothing that is not known', () => {
    expect(makeRegistration(typed, visit)).toEqual({
      username: 'demo1',
      password: 'secret1',
      registerMethod: 'H5',
      ...origin,
      loginDeviceId: visit.loginDeviceId,
      login: true,
    })
  })

  test('NATIVE-07 NATIVE-03 REG-18 inside of the official app it is marked, by name and by number', () => {
    const app = { registerMethod: 'APP', isOfficialAppLogin: true } as const
    const mobile = { ...typed, countryDialingCode: '63', mobileNum: '9170000000', verificationCode: '123456' }
    expect(makeRegistration(typed, { ...visit, device: app })).toMatchObject(app)
    expect(makeMobileRegistration(mobile, { ...visit, device: app }, true)).toMatchObject(app)
  })

  test('REG-18 any other method is refused by the contract', () => {
    const body = makeRegistration(typed, visit)
    expect(register.body.safeParse({ ...body, registerMethod: 'APP' }).success).toBe(true)
    expect(register.body.safeParse({ ...body, registerMethod: 'DESKTOP' }).success).toBe(false)
  })

  test('REG-19 SESS-06 what brought the visitor is sent along, with the typed code', () => {
    const known = { ...visit, origin: { ...origin, linkId: '7', affiliateCode: 'aff' } }
    expect(makeRegistration({ ...typed, referralCode: 'AB' }, known)).toMatchObject({
      linkId: '7',
      affiliateCode: 'aff',
      referralCode: 'AB',
    })
  })

  test('REG-06 the pending identity is sent along', () => {
    const known = { ...visit, identity: { lineSessionToken: 'line' } } as const
    expect(makeRegistration(typed, known)).toMatchObject({ lineSessionToken: 'line' })
  })

  test('REG-23 OPEN-77 tracking ids and the version of the terms, where there are any', () => {
    const known = { ...visit, pixelTrack: { tid: '7' }, termsVersion: '2026-11' } as const
    const body = makeRegistration(typed, known)
    expect(body).toMatchObject({ pixelTrack: { tid: '7' }, termsVersion: '2026-11' })
    expect(register.body.safeParse(body).success).toBe(true)
  })
})
