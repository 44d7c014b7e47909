import {
  type EndpointInput,
  findCodeProblem,
  findConfirmProblem,
  findMobileProblem,
  findPasswordProblem,
  findReferralCodeProblem,
  findUsernameProblem,
  NO_PASSWORD,
  normalizeCode,
  normalizeUsername,
  type RegistrationIdentity,
  type register,
  type registerMobile,
} from '@foyer/contract'
import { hasProblems, listProblems, type Problems } from '../../lib/problems.rules.ts'
import type { VisitOrigin } from '../../lib/visit-origin.ts'
import type { FailureMessage } from '../../lib/wps/outcome.rules.ts'
import type { RegisterDevice } from '../../platform/index.ts'

export const registrationFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirm',
  'referralCode',
  'terms',
] as const
export type RegistrationField = (typeof registrationFields)[number]
export type RegistrationProblems = Problems<RegistrationField>

/** Typed input of both forms. */
interface TypedSecrets {
  password: string
  confirm: string
  referralCode: string
  hasAgreed: boolean
}

/** Typed input of the form by username. */
export interface Typed extends TypedSecrets {
  username: string
}

/** Typed input of the form by mobile number. */
export interface TypedMobile extends TypedSecrets {
  countryDialingCode: string
  mobileNum: string
  verificationCode: string
}

/**
 * A registration: one at a time (REG-02), a guard of 500 ms after each (REG-03); with a token in the response a delay
 * of 100 ms, without one a login with the registered credentials (CONF-16); then the redirect.
 */
export type RegistrationState =
  | { step: 'idle' | 'guarded'; problems: RegistrationProblems; error: FailureMessage | undefined }
  | { step: 'registering' }
  | { step: 'waiting' }
  | { step: 'loggingIn' }
  | { step: 'done' }

export type RegistrationEvent =
  | { type: 'submitted'; problems: RegistrationProblems }
  | { type: 'edited'; field: RegistrationField }
  /** The registration itself was refused. */
  | { type: 'refused'; error: FailureMessage | undefined; problems: RegistrationProblems }
  | { type: 'registered'; hasToken: boolean }
  /** The account exists, but the login after it failed: the member logs in manually. */
  | { type: 'loginFailed'; error: FailureMessage | undefined }
  | { type: 'entered' }
  | { type: 'released' }

export const registrationStart: RegistrationState = { step: 'idle', problems: {}, error: undefined }

/** Every event in every state; events without meaning there change nothing. */
export function advanceRegistration(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (state.step) {
    case 'idle':
      if (event.type === 'edited') return clearProblem(state, event.field)
      if (event.type !== 'submitted') return state
      return hasProblems(event.problems)
        ? { ...state, problems: event.problems, error: undefined }
        : { step: 'registering' }
    case 'guarded':
      if (event.type === 'released') return { ...state, step: 'idle' }
      return event.type === 'edited' ? clearProblem(state, event.field) : state
    case 'registering':
      if (event.type === 'registered') return { step: event.hasToken ? 'waiting' : 'loggingIn' }
      return event.type === 'refused' ? { step: 'guarded', problems: event.problems, error: event.error } : state
    case 'loggingIn':
      if (event.type === 'loginFailed') return { step: 'guarded', problems: {}, error: event.error }
      return event.type === 'entered' ? { step: 'done' } : state
    case 'waiting':
      return event.type === 'entered' ? { step: 'done' } : state
    case 'done':
      return state
  }
}

export function readTyped(data: FormData): Typed {
  return { username: normalizeUsername(readText(data, 'username')), ...readSecrets(data) }
}

export function readTypedMobile(
  data: FormData,
  { countryDialingCode, mobileNum }: Pick<TypedMobile, 'countryDialingCode' | 'mobileNum'>,
): TypedMobile {
  return {
    countryDialingCode,
    mobileNum,
    verificationCode: normalizeCode(readText(data, 'verificationCode')),
    ...readSecrets(data),
  }
}

function readSecrets(data: FormData): TypedSecrets {
  return {
    password: readText(data, 'password'),
    confirm: readText(data, 'confirm'),
    referralCode: readText(data, 'referralCode').trim(),
    hasAgreed: data.get('terms') !== null,
  }
}

function readText(data: FormData, name: string): string {
  return String(data.get(name) ?? '')
}

/** OPEN-04, OPEN-24, OPEN-77: one text per broken rule. */
export function findRegistrationProblems(typed: Typed): RegistrationProblems {
  return listProblems({
    username: findUsernameProblem(typed.username),
    ...findSecretProblems(typed),
    ...findCommonProblems(typed),
  })
}

/** The same by mobile number; `hasPassword` when the form asks for one (FLAG-05). */
export function findMobileRegistrationProblems(typed: TypedMobile, hasPassword: boolean): RegistrationProblems {
  return listProblems({
    mobileNum: findMobileProblem(typed.mobileNum),
    verificationCode: findCodeProblem(typed.verificationCode),
    ...(hasPassword ? findSecretProblems(typed) : {}),
    ...findCommonProblems(typed),
  })
}

type Found = Partial<Record<RegistrationField, string | undefined>>

function findSecretProblems({ password, confirm }: TypedSecrets): Found {
  return { password: findPasswordProblem(password), confirm: findConfirmProblem(password, confirm) }
}

function findCommonProblems({ referralCode, hasAgreed }: TypedSecrets): Found {
  return {
    referralCode: findReferralCodeProblem(referralCode),
    terms: hasAgreed ? undefined : 'registration.terms.required',
  }
}

/** Environment of the page and the visitor's source. */
export interface Visit {
  device: RegisterDevice
  origin: VisitOrigin
  loginDeviceId: string
  /** The pending identity that the new account gets (REG-05..07). */
  identity: RegistrationIdentity
  pixelTrack: Record<string, string> | undefined
  /** Version of the merchant's terms on the form. */
  termsVersion: string | undefined
}

/** The body of the call by username (REG-18..20). */
export function makeRegistration(typed: Typed, visit: Visit): EndpointInput<typeof register>['body'] {
  return { username: typed.username, password: typed.password, ...describeVisit(typed, visit) }
}

/** The body of the call by mobile number; the marker in place of a password where the form has none (REG-17, CONF-43). */
export function makeMobileRegistration(
  { countryDialingCode, mobileNum, verificationCode, ...typed }: TypedMobile,
  visit: Visit,
  hasPassword: boolean,
): EndpointInput<typeof registerMobile>['body'] {
  const password = hasPassword ? typed.password : NO_PASSWORD
  return { countryDialingCode, mobileNum, verificationCode, password, ...describeVisit(typed, visit) }
}

function describeVisit(typed: Pick<TypedSecrets, 'referralCode'>, visit: Visit) {
  return {
    ...visit.device,
    ...visit.origin,
    loginDeviceId: visit.loginDeviceId,
    login: true,
    ...visit.identity,
    ...optional('referralCode', typed.referralCode),
    ...optional('termsVersion', visit.termsVersion),
    ...(visit.pixelTrack ? { pixelTrack: visit.pixelTrack } : {}),
  }
}

function optional<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  return value ? ({ [name]: value } as Partial<Record<Name, string>>) : {} // a computed key loses its literal type
}

function clearProblem(
  state: Extract<RegistrationState, { step: 'idle' | 'guarded' }>,
  field: RegistrationField,
): RegistrationState {
  const problems = { ...state.problems }
  delete problems[field]
  // The repetition was wrong because of the password.
  if (field === 'password' && problems.confirm === 'field.confirm.equal') delete problems.confirm
  return { ...state, problems, error: undefined }
}
