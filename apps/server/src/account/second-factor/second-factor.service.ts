import { createHmac, randomBytes } from 'node:crypto'
import type { LoginChallenge, SecondFactorMethod, VerificationChannel } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { createAuthenticators } from '../../authenticator.ts'
import { deriveDataKey } from '../../db/data-cipher.ts'
import { hashSecret } from '../../hash-secret.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { MemberRow } from '../../member/index.ts'
import { type Merchant, nameMerchant } from '../../merchant/index.ts'
import { type ContactCipher, listContactRows, type Recipient } from '../../outreach/index.ts'
import type { Verifications } from '../verification/index.ts'
import {
  ATTEMPT_SECONDS,
  ATTEMPT_TRIES,
  describeChallenge,
  isOtherFactor,
  normalizeRecoveryCode,
  RECOVERY_CODES,
} from './second-factor.rules.ts'
import {
  countAttemptTry,
  findAuthenticator,
  findLoginAttempt,
  insertLoginAttempt,
  type LoginAttemptRow,
  listSecondFactors,
  replaceRecoveryCodes,
  saveSecondFactor,
  takeRecoveryCode,
  takeStep,
} from './second-factor.store.ts'

/** Bytes of an attempt's id. */
const ID_BYTES = 32
/** Letters of recovery codes without those that look alike; 32, so that a byte chooses evenly. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789'
const RECOVERY_LENGTH = 10

interface Owner {
  merchant: string
  memberId: string
}

/** What the login has proved first, and what it does once the second factor is proved. */
interface FirstFactor {
  deviceId: string | undefined
  isByPassword: boolean
  hasWeakPassword: boolean
  identityDigest: Buffer | undefined
  /** Channel of the code that proved it. */
  provedChannel: VerificationChannel | undefined
  /** The password of a recovery. */
  newPasswordHash: string | undefined
}

/** Second factors of members (TWOFA, DEC-30). */
export interface SecondFactors {
  /**
   * Opens an attempt for a member with a proved first factor; undefined when the member has no second one. Its id leaves
   * the server once.
   */
  openAttempt(tx: Tx, merchant: Merchant, member: MemberRow, login: FirstFactor): Promise<LoginChallenge | undefined>
  /** The open attempt. @throws ServiceError `login_attempt_over` */
  readAttempt(tx: Tx, merchant: string, verifyId: string): Promise<LoginAttemptRow>
  /** Counts a try. @throws ServiceError `login_attempt_over` after too many */
  countTry(tx: Tx, merchant: string, verifyId: string): Promise<LoginAttemptRow>
  /** Whether the member is the one whose first factor was proved, unchanged since. */
  isStillProved(attempt: LoginAttemptRow, member: MemberRow): boolean
  /**
   * @throws ServiceError `verification_invalid` when the member has not switched the method on, or a code of its channel
   * was the first factor
   */
  requireMethod(
    tx: Tx,
    attempt: Owner & Pick<LoginAttemptRow, 'provedChannel'>,
    method: SecondFactorMethod,
  ): Promise<void>
  /** The member's verified address of a channel; undefined without one. */
  findRecipient(tx: Tx, owner: Owner, channel: 'email' | 'sms'): Promise<Recipient | undefined>
  /** Takes an authenticator's code once; false for a wrong or used one. */
  takeAuthenticatorCode(tx: Tx, owner: Owner, code: string): Promise<boolean>
  takeRecoveryCode(tx: Tx, owner: Owner, code: string): Promise<boolean>
  /** Stores a new unconfirmed secret; returns it in base32 and as an address for QR codes. */
  createAuthenticator(
    tx: Tx,
    merchant: Merchant,
    member: { id: string; username: string },
  ): Promise<{ secret: string; uri: string }>
  /** Replaces the member's recovery codes and returns them. */
  createRecoveryCodes(tx: Tx, owner: Owner): Promise<string[]>
}

interface SecondFactorDependencies {
  contacts: ContactCipher
  verifications: Pick<Verifications, 'canSend'>
  dataKey: string
}

export function createSecondFactors({ contacts, verifications, dataKey }: SecondFactorDependencies): SecondFactors {
  const authenticators = createAuthenticators(dataKey, 'authenticator')
  const recoveryKey = deriveDataKey(dataKey, 'recovery code')
  const listOwner = ({ merchant, memberId }: Owner) => [merchant, memberId]
  const hashRecoveryCode = (owner: Owner, code: string) =>
    createHmac('sha256', recoveryKey)
      .update(JSON.stringify([...listOwner(owner), normalizeRecoveryCode(code)]))
      .digest()

  return {
    async openAttempt(tx, merchant, member, login) {
      const { deviceId = null, isByPassword, hasWeakPassword, identityDigest = null } = login
      const { provedChannel = null, newPasswordHash = null } = login
      const owner = { merchant: merchant.code, memberId: member.id }
      const methods = (await listSecondFactors(tx, owner)).map(({ method }) => method)
      const proof = { provedChannel, isRecovery: newPasswordHash !== null }
      const challenge = describeChallenge(methods, proof, verifications.canSend)
      if (!challenge) return undefined
      const verifyId = randomBytes(ID_BYTES).toString('base64url')
      await insertLoginAttempt(
        tx,
        {
          ...owner,
          idHash: hashSecret(verifyId),
          proofHash: hashProof(member, { provedChannel, newPasswordHash }),
          deviceId,
          isByPassword,
          hasWeakPassword,
          identityDigest,
          provedChannel,
          newPasswordHash,
        },
        ATTEMPT_SECONDS,
      )
      return { ...challenge, verifyId }
    },
    async readAttempt(tx, merchant, verifyId) {
      const attempt = await findLoginAttempt(tx, merchant, hashSecret(verifyId))
      if (!attempt) throw new ServiceError('login_attempt_over')
      return attempt
    },
    async countTry(tx, merchant, verifyId) {
      const attempt = await countAttemptTry(tx, merchant, hashSecret(verifyId), ATTEMPT_TRIES)
      if (!attempt) throw new ServiceError('login_attempt_over')
      return attempt
    },
    isStillProved: (attempt, member) => attempt.proofHash.equals(hashProof(member, attempt)),
    async requireMethod(tx, { merchant, memberId, provedChannel }, method) {
      const own = await listSecondFactors(tx, { merchant, memberId })
      const isOn = own.some((factor) => factor.method === method)
      if (!isOn || !isOtherFactor(method, provedChannel)) throw new ServiceError('verification_invalid')
    },
    async findRecipient(tx, { merchant, memberId }, channel) {
      const rows = await listContactRows(tx, merchant, memberId)
      const row = rows.find((one) => one.channel === channel)
      return row && contacts.decrypt(row)
    },
    async takeAuthenticatorCode(tx, owner, code) {
      const row = await findAuthenticator(tx, owner)
      const step = row?.secret && authenticators.findStep(row.secret, listOwner(owner), code, new Date())
      return typeof step === 'number' && takeStep(tx, owner, step)
    },
    takeRecoveryCode: (tx, owner, code) => takeRecoveryCode(tx, owner, hashRecoveryCode(owner, code)),
    async createAuthenticator(tx, merchant, { id, username }) {
      const owner = { merchant: merchant.code, memberId: id }
      const secret = authenticators.create(listOwner(owner))
      await saveSecondFactor(tx, { ...owner, method: 'ga', secret, isConfirmed: false })
      const names = { issuer: nameMerchant(merchant, undefined), label: username }
      return authenticators.describe(secret, listOwner(owner), names)
    },
    async createRecoveryCodes(tx, owner) {
      const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode)
      await replaceRecoveryCodes(
        tx,
        owner,
        codes.map((code) => hashRecoveryCode(owner, code)),
      )
      return codes
    },
  }
}

/** With what only this version reads of an attempt: an instance of a version before refuses such an attempt. */
function hashProof(
  { id, passwordHash }: Pick<MemberRow, 'id' | 'passwordHash'>,
  { provedChannel, newPasswordHash }: Pick<LoginAttemptRow, 'provedChannel' | 'newPasswordHash'>,
): Buffer {
  const more = provedChannel === null && newPasswordHash === null ? [] : [provedChannel, newPasswordHash]
  return hashSecret(JSON.stringify([id, passwordHash, ...more]))
}

/** `abcde-fghij`. */
function makeRecoveryCode(): string {
  const letters = [...randomBytes(RECOVERY_LENGTH)].map((byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length])
  return `${letters.slice(0, RECOVERY_LENGTH / 2).join('')}-${letters.slice(RECOVERY_LENGTH / 2).join('')}`
}
