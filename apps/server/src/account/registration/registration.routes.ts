import { randomInt } from 'node:crypto'
import {
  checkUsername,
  hasFlag,
  NO_PASSWORD,
  type RegistrationIdentity,
  register,
  registerAutoUsername,
  registerMobile,
} from '@foyer/contract'
import { type Database, isUniqueViolation, type Tx } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import {
  createMember,
  findMemberByUsername,
  hashPassword,
  type MemberRow,
  type NewMember,
  requireStrongPassword,
} from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { type ContactCipher, findContactOwner, saveContactRow, toRecipient } from '../../outreach/index.ts'
import type { Visitors } from '../../platform/index.ts'
import type { CaptchaGuard } from '../captcha/index.ts'
import type { GuessGuard } from '../guess/index.ts'
import { canBindAtRegistration, type Identities, type PendingIdentity } from '../identity/index.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import { answerLogin } from '../session/index.ts'
import { recordTermsOfRegistration } from '../terms/index.ts'
import type { Verifications } from '../verification/index.ts'
import { hideNumber, readRegisterUrl } from './registration.rules.ts'

interface RegistrationDependencies {
  database: Database
  secondFactors: SecondFactors
  captcha: CaptchaGuard
  guesses: GuessGuard
  verifications: Verifications
  contacts: ContactCipher
  identities: Identities
  visitors: Pick<Visitors, 'countryOf'>
}

/** Letters and digits of a generated name, without those that look alike. */
const NAME_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const NAME_LENGTH = 9

export function registerRegistrationRoutes(registry: Registry, dependencies: RegistrationDependencies): void {
  const { database, captcha, guesses, verifications, contacts } = dependencies

  registry.on(
    register,
    async ({ merchant, body, caller }) => {
      if (!hasFlag(merchant.settings, 'REG3')) throw new ServiceError('registration_closed')
      // Names that are tried out from one network, and many registrations, need a captcha (T12).
      const risk = (await guesses.isSuspiciousRegistration(merchant, caller)) ? 'high' : 'normal'
      await captcha.requireCaptcha({ merchant, caller, action: 'register', result: body, risk })
      await requireStrongPassword(body.password, 'password', { merchant, username: body.username })
      const pending = await acceptIdentity(dependencies, { merchant, caller, body })
      const passwordHash = await guesses.runInTurn(caller, () => hashPassword(body.password))
      const taken = new ServiceError('username_taken', [{ path: 'username', rule: 'error.username_taken' }])
      // The browser of the registration is a known device of the account (T37).
      const request = { merchant, caller, deviceId: body.loginDeviceId, way: 'registration' }
      return answerLogin(dependencies, request, async (tx) => {
        const details = { ...readOrigin(body), language: caller.language, passwordHash, type: 0 } as const
        const member = await createMember(tx, merchant, { ...details, username: body.username })
        if (!member) throw taken
        await recordTermsOfRegistration(tx, merchant, member.id, body.termsVersion)
        await bindIdentity(dependencies, tx, { merchant, member, pending })
        await guesses.recordRegistration(tx, merchant, caller)
        return { member }
      }).catch(async (error: unknown) => {
        if (error === taken) await guesses.recordFailure(merchant, caller)
        throw error
      })
    },
    { limit: 'register' },
  )

  registry.on(
    checkUsername,
    async ({ merchant, body, caller }) => {
      if (!hasFlag(merchant.settings, 'REG3')) throw new ServiceError('registration_closed')
      if (await guesses.isSuspicious(merchant, caller)) return { isFree: null }
      const found = await database.transaction((tx) => findMemberByUsername(tx, merchant.code, body.username), {
        merchant: merchant.code,
      })
      return { isFree: found === undefined }
    },
    { limit: 'usernameCheck' },
  )

  registry.on(
    registerMobile,
    async ({ merchant, body, caller }) => {
      if (!hasFlag(merchant.settings, 'MOBILENUMREG3')) throw new ServiceError('registration_closed')
      const risk = (await guesses.isSuspiciousRegistration(merchant, caller)) ? 'high' : 'normal'
      await captcha.requireCaptcha({ merchant, caller, action: 'register', result: body, risk })
      const { countryDialingCode, mobileNum, verificationCode: code } = body
      const password = body.password === NO_PASSWORD ? undefined : body.password
      // Before the code is redeemed, so that a refused password costs none of its tries.
      if (password !== undefined) await requireStrongPassword(password, 'password', { merchant, username: mobileNum })
      const pending = await acceptIdentity(dependencies, { merchant, caller, body })
      const recipient = toRecipient({ channel: 'sms', countryDialingCode, mobileNum })
      const used = await verifications.redeemCode(merchant, { recipient, purpose: 'register', code })
      const passwordHash = password === undefined ? null : await guesses.runInTurn(caller, () => hashPassword(password))
      const taken = new ServiceError('mobile_taken', [{ path: 'mobileNum', rule: 'error.mobile_taken' }])
      try {
        const request = { merchant, caller, deviceId: body.loginDeviceId, way: 'registration' }
        return await answerLogin(dependencies, request, async (tx) => {
          // The owner of the number is told only after the code has proved the number (T12).
          if (await findContactOwner(tx, merchant.code, 'sms', used.addressHash)) throw taken
          await used.consume(tx)
          const details = { ...readOrigin(body), language: caller.language, passwordHash, type: 0 } as const
          const names = { username: makeUsername(), nickname: hideNumber(mobileNum) }
          const member = await createMember(tx, merchant, { ...details, ...names })
          if (!member) throw new ServiceError('service_unavailable')
          const owner = { merchant: merchant.code, memberId: member.id, channel: 'sms' as const }
          const encrypted = contacts.encrypt(recipient.text, owner)
          await recordTermsOfRegistration(tx, merchant, member.id, body.termsVersion)
          await saveContactRow(tx, { ...owner, address: encrypted, addressHash: used.addressHash })
          await bindIdentity(dependencies, tx, { merchant, member, pending })
          await guesses.recordRegistration(tx, merchant, caller)
          return { member }
        })
      } catch (error) {
        // Of two concurrent registrations of a number, one wins (T20).
        if (isUniqueViolation(error)) throw taken
        throw error
      }
    },
    { limit: 'register' },
  )

  registry.on(
    registerAutoUsername,
    async ({ merchant, body, caller }) => {
      const { settings } = merchant
      // Manual registration has a form of its own (SOC-08, LINE-08).
      const isOpen = hasFlag(settings, 'FIREBASECREATEACC3') && !hasFlag(settings, 'SSOMANUALREG3')
      if (!isOpen) throw new ServiceError('registration_closed')
      const risk = (await guesses.isSuspiciousRegistration(merchant, caller)) ? 'high' : 'normal'
      await captcha.requireCaptcha({ merchant, caller, action: 'register', result: body, risk })
      const pending = await acceptIdentity(dependencies, { merchant, caller, body })
      if (!pending) throw new ServiceError('identity_invalid')
      const request = { merchant, caller, deviceId: body.loginDeviceId, way: 'registration' }
      return answerLogin(dependencies, request, async (tx) => {
        const details = { ...readOrigin(body), language: caller.language, passwordHash: null, type: 0 } as const
        const member = await createMember(tx, merchant, { ...details, username: makeUsername() })
        if (!member) throw new ServiceError('service_unavailable')
        await recordTermsOfRegistration(tx, merchant, member.id, body.termsVersion)
        await bindIdentity(dependencies, tx, { merchant, member, pending })
        await guesses.recordRegistration(tx, merchant, caller)
        return { member }
      })
    },
    { limit: 'register' },
  )
}

/** The identity that a registration brings (CONF-13); undefined without one. */
async function acceptIdentity(
  { identities }: RegistrationDependencies,
  call: { merchant: Merchant; caller: Caller; body: RegistrationIdentity & { loginDeviceId?: string | undefined } },
): Promise<PendingIdentity | undefined> {
  const { merchant, caller, body } = call
  const { firebaseChannel2: firebaseChannel, firebaseIdToken2: firebaseIdToken, lineSessionToken, telegramAuth } = body
  const fields = { firebaseChannel, firebaseIdToken, lineSessionToken, telegramAuth, mayaSessionId: body.mayaSessionId }
  if (Object.values(fields).some((field) => field !== undefined) && !canBindAtRegistration(merchant))
    throw new ServiceError('registration_closed')
  return identities.acceptFields({ merchant, caller, deviceId: body.loginDeviceId }, fields)
}

async function bindIdentity(
  { identities }: RegistrationDependencies,
  tx: Tx,
  { merchant, member, pending }: { merchant: Merchant; member: MemberRow; pending: PendingIdentity | undefined },
): Promise<void> {
  if (pending) await identities.bind(tx, merchant, member, { digest: pending.digest, isNewAccount: true })
}

type OriginFields = Pick<NewMember, 'registerMethod' | 'referralCode' | 'affiliateCode' | 'linkId'> & {
  registerUrl?: string | undefined
  domain?: string | undefined
  isOfficialAppLogin?: boolean | undefined
  pixelTrack?: Record<string, string> | undefined
  loginDeviceId?: string | undefined
}

/** Where a registration comes from; nothing else of the body reaches the member (T40). */
function readOrigin(body: OriginFields) {
  const { registerMethod, referralCode, affiliateCode, linkId, loginDeviceId: deviceId } = body
  const { registerUrl, domain, isOfficialAppLogin = false, pixelTrack } = body
  const url = registerUrl === undefined ? null : readRegisterUrl(registerUrl)
  const origin = { registerUrl: url, domain: domain ?? null, isOfficialApp: isOfficialAppLogin, pixelTrack }
  return { registerMethod, referralCode, affiliateCode, linkId, deviceId, origin }
}

/** A name that says nothing about the number: `m` and random letters and digits. */
function makeUsername(): string {
  return `m${Array.from({ length: NAME_LENGTH }, () => NAME_CHARACTERS[randomInt(NAME_CHARACTERS.length)]).join('')}`
}
