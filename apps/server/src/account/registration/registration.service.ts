import {
  type EndpointRequest,
  type LoginValue,
  readRegistrationIdentity,
  type registerAutoUsername,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { bindToAgent } from '../../agent/index.ts'
import type { Caller } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import {
  createMember,
  hashPassword,
  type MemberRow,
  type NewMember,
  requireStrongPassword,
} from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { ContactCipher } from '../../outreach/index.ts'
import type { Visitors } from '../../platform/index.ts'
import { bindReferral } from '../../referral/index.ts'
import type { CaptchaGuard } from '../captcha/index.ts'
import type { GuessGuard } from '../guess/index.ts'
import { canBindAtRegistration, type Identities, type PendingIdentity } from '../identity/index.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import { answerLogin } from '../session/index.ts'
import { recordTermsOfRegistration } from '../terms/index.ts'
import type { Verifications } from '../verification/index.ts'
import { readRegisterUrl } from './registration.rules.ts'

export interface RegistrationDependencies {
  database: Database
  secondFactors: SecondFactors
  captcha: CaptchaGuard
  guesses: GuessGuard
  verifications: Verifications
  contacts: ContactCipher
  identities: Identities
  visitors: Pick<Visitors, 'countryOf'>
}

/** A call of any registration: fields of its own beside those of all. */
interface RegistrationCall {
  merchant: Merchant
  caller: Caller
  body: RegistrationBody
}
type RegistrationBody = EndpointRequest<typeof registerAutoUsername>['body']

/** What a way to register has proved, and its part of the transaction. */
interface ProvedRegistration {
  names: Pick<NewMember, 'username' | 'nickname'>
  /** Refusal where the user name has a member. */
  taken: ServiceError
  /** Before the member is created: takes what was proved, and refuses what has an owner. */
  claim?(tx: Tx): Promise<void>
  /** What the new member has from its registration. */
  attach?(tx: Tx, member: MemberRow): Promise<void>
  /** After a refusal; throws it, or what it means. */
  follow?(error: unknown): Promise<never>
}

/** One way to register: its own steps of the one path. */
export interface RegistrationWay<C extends RegistrationCall> {
  isOpen(merchant: Merchant): boolean
  /** The new password, with the name that it must not contain; undefined without one. */
  readPassword(body: C['body']): { password: string; username: string } | undefined
  /** Outside of the transaction, after captcha, password and identity. */
  prove(
    dependencies: RegistrationDependencies,
    call: C,
    pending: PendingIdentity | undefined,
  ): Promise<ProvedRegistration>
}

/** The one path of a registration; it ends with a session (CONF-16). */
export async function runRegistration<C extends RegistrationCall>(
  dependencies: RegistrationDependencies,
  call: C,
  way: RegistrationWay<C>,
): Promise<LoginValue> {
  const { captcha, guesses, identities } = dependencies
  const { merchant, caller, body } = call
  if (!way.isOpen(merchant)) throw new ServiceError('registration_closed')
  // Names that are tried out from one network, and many registrations, need a captcha (T12).
  const risk = (await guesses.isSuspiciousRegistration(merchant, caller)) ? 'high' : 'normal'
  await captcha.requireCaptcha({ merchant, caller, action: 'register', result: body, risk })
  const chosen = way.readPassword(body)
  // Before a code is redeemed, so that a refused password costs none of its tries.
  if (chosen) await requireStrongPassword(chosen.password, 'password', { merchant, username: chosen.username })
  const pending = await acceptIdentity(dependencies, call)
  const { names, taken, claim, attach, follow } = await way.prove(dependencies, call, pending)
  const passwordHash = chosen ? await guesses.runInTurn(caller, () => hashPassword(chosen.password)) : null
  // The browser of the registration is a known device of the account (T37).
  const request = { merchant, caller, deviceId: body.loginDeviceId, way: 'registration' }
  const answer = answerLogin(dependencies, request, async (tx) => {
    await claim?.(tx)
    const details = { ...readOrigin(body), language: caller.language, passwordHash, type: 0 } as const
    const member = await createMember(tx, merchant, { ...details, ...names })
    if (!member) throw taken
    // One member is paid for once: an agent's member is nobody's referral.
    const now = new Date()
    if (!(await bindToAgent(tx, merchant, member, now))) await bindReferral(tx, merchant, member, now)
    await recordTermsOfRegistration(tx, merchant, member.id, body.termsVersion)
    await attach?.(tx, member)
    if (pending) await identities.bind(tx, merchant, member, { digest: pending.digest, isNewAccount: true })
    await guesses.recordRegistration(tx, merchant, caller)
    return { member }
  })
  return follow ? answer.catch(follow) : answer
}

/** The identity that a registration brings (CONF-13); undefined without one. */
async function acceptIdentity(
  { identities }: RegistrationDependencies,
  { merchant, caller, body }: RegistrationCall,
): Promise<PendingIdentity | undefined> {
  const fields = readRegistrationIdentity(body)
  if (Object.values(fields).some((field) => field !== undefined) && !canBindAtRegistration(merchant))
    throw new ServiceError('registration_closed')
  return identities.acceptFields({ merchant, caller, deviceId: body.loginDeviceId }, fields)
}

/** Where a registration comes from; nothing else of the body reaches the member (T40). */
function readOrigin(body: RegistrationBody) {
  const { registerMethod, referralCode, affiliateCode, linkId, loginDeviceId: deviceId } = body
  const { registerUrl, domain, isOfficialAppLogin = false, pixelTrack } = body
  const url = registerUrl === undefined ? null : readRegisterUrl(registerUrl)
  const origin = { registerUrl: url, domain: domain ?? null, isOfficialApp: isOfficialAppLogin, pixelTrack }
  return { registerMethod, referralCode, affiliateCode, linkId, deviceId, origin }
}
