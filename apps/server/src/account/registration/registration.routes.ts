import { randomInt } from 'node:crypto'
import {
  checkUsername,
  hasFlag,
  NO_PASSWORD,
  register,
  registerAgentMember,
  registerAutoUsername,
  registerMobile,
} from '@foyer/contract'
import { isUniqueViolation } from '@foyer/database'
import type { Call } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberByUsername } from '../../member/index.ts'
import { findContactOwner, saveContactRow, toRecipient } from '../../outreach/index.ts'
import { hideNumber } from './registration.rules.ts'
import { type RegistrationDependencies, type RegistrationWay, runRegistration } from './registration.service.ts'
import { registerByAgent } from './registration-agent.service.ts'

export function registerRegistrationRoutes(registry: Registry, dependencies: RegistrationDependencies): void {
  const { database, guesses } = dependencies
  const limited = { limit: 'register' } as const
  registry.on(register, (call) => runRegistration(dependencies, call, byUsername), limited)
  registry.on(registerMobile, (call) => runRegistration(dependencies, call, byNumber), limited)
  registry.on(registerAutoUsername, (call) => runRegistration(dependencies, call, byIdentity), limited)
  // It tells whether a name is taken (T12).
  registry.on(registerAgentMember, (call) => registerByAgent(dependencies, call), { limit: 'usernameCheck' })

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
}

/** By a user name and a password (REG3). */
const byUsername: RegistrationWay<Call<typeof register>> = {
  isOpen: ({ settings }) => hasFlag(settings, 'REG3'),
  readPassword: ({ password, username }) => ({ password, username }),
  async prove({ guesses }, { merchant, caller, body: { username } }) {
    const taken = new ServiceError('username_taken', [{ path: 'username', rule: 'error.username_taken' }])
    return {
      names: { username },
      taken,
      async follow(error) {
        if (error === taken) await guesses.recordFailure(merchant, caller)
        throw error
      },
    }
  },
}

/** By a mobile number and the code sent to it (MOBILENUMREG3). */
const byNumber: RegistrationWay<Call<typeof registerMobile>> = {
  isOpen: ({ settings }) => hasFlag(settings, 'MOBILENUMREG3'),
  readPassword: ({ password, mobileNum }) =>
    password === undefined || password === NO_PASSWORD ? undefined : { password, username: mobileNum },
  async prove({ verifications, contacts }, { merchant, body }) {
    const { countryDialingCode, mobileNum, verificationCode: code } = body
    const recipient = toRecipient({ channel: 'sms', countryDialingCode, mobileNum })
    const used = await verifications.redeemCode(merchant, { recipient, purpose: 'register', code })
    const { addressHash } = used
    const taken = new ServiceError('mobile_taken', [{ path: 'mobileNum', rule: 'error.mobile_taken' }])
    return {
      names: { username: makeUsername(), nickname: hideNumber(mobileNum) },
      taken: new ServiceError('service_unavailable'),
      async claim(tx) {
        // The owner of the number is told only after the code has proved the number (T12).
        if (await findContactOwner(tx, merchant.code, 'sms', addressHash)) throw taken
        await used.consume(tx)
      },
      async attach(tx, member) {
        const owner = { merchant: merchant.code, memberId: member.id, channel: 'sms' as const }
        await saveContactRow(tx, { ...owner, address: contacts.encrypt(recipient.text, owner), addressHash })
      },
      // Of two concurrent registrations of a number, one wins (T20).
      async follow(error) {
        throw isUniqueViolation(error) ? taken : error
      },
    }
  },
}

/** By an identity of another service alone (SOC-08, LINE-08). */
const byIdentity: RegistrationWay<Call<typeof registerAutoUsername>> = {
  // Manual registration has a form of its own.
  isOpen: ({ settings }) => hasFlag(settings, 'FIREBASECREATEACC3') && !hasFlag(settings, 'SSOMANUALREG3'),
  readPassword: () => undefined,
  async prove(_dependencies, _call, pending) {
    if (!pending) throw new ServiceError('identity_invalid')
    return { names: { username: makeUsername() }, taken: new ServiceError('service_unavailable') }
  },
}

/** Letters and digits of a generated name, without those that look alike. */
const NAME_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const NAME_LENGTH = 9

/** A name that says nothing about the number: `m` and random letters and digits. */
function makeUsername(): string {
  return `m${Array.from({ length: NAME_LENGTH }, () => NAME_CHARACTERS[randomInt(NAME_CHARACTERS.length)]).join('')}`
}
