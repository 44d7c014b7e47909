import { randomBytes, randomUUID } from 'node:crypto'
import {
  hasFlag,
  type IdentityFields,
  type IdentityKind,
  type IdentityProviderName,
  identityNames,
  identityServices,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { hashSecret } from '../../hash-secret.ts'
import type { Caller } from '../../http/call.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { MemberRow } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { IdentityFinder } from '../../providers/identity/connect-identities.ts'
import { type IdentityCheck, PENDING_SECONDS, type ProvenIdentity } from '../../providers/identity/identity.ts'
import { type PresentedProof, readPendingProof } from '../../providers/identity/identity-proof.ts'
import type { IdentityProofs } from '../../providers/identity/identity-services.ts'
import { holdWithdrawals } from '../withdrawal-hold/index.ts'
import { canAddIdentity, isFresh, isPendingFor } from './identity.rules.ts'
import {
  consumeProof,
  findIdentity,
  findProof,
  insertIdentity,
  insertProof,
  listIdentityRows,
  recordIdentityUse,
} from './identity.store.ts'

/** Bytes of the token that stands for a proof. */
const TOKEN_BYTES = 32

/** Who presents a proof. */
export interface IdentityVisitor {
  merchant: Merchant
  caller: Pick<Caller, 'deviceCookie'>
  /** The device id of the call, for browsers without the cookie and other clients. */
  deviceId: string | undefined
}

/** An accepted proof: pending until a login, a binding or a registration consumes it. */
export interface PendingIdentity {
  digest: Buffer
  provider: IdentityProviderName
  subject: string
  kind: IdentityKind
  name: string | null
}

/** Identities of other services (SOC, LINE, TG, MAYA, T16). */
export interface Identities {
  /**
   * Accepts a proof: the first time while it is fresh, then for the same device until it is consumed.
   * @throws ServiceError the provider's refusal, `identity_unavailable`, or `not_found` without that provider
   */
  accept(visitor: IdentityVisitor, presented: PresentedProof): Promise<PendingIdentity>
  /** The pending identity in the fields of a login or registration; undefined without one. @throws as `accept` */
  acceptFields(visitor: IdentityVisitor, fields: IdentityFields): Promise<PendingIdentity | undefined>
  /** Verifies a proof now and returns a token that presents it later (LINE-12). @throws as `accept` */
  issueToken<N extends IdentityProviderName>(
    visitor: IdentityVisitor,
    provider: N,
    proof: IdentityProofs[N],
  ): Promise<{ token: string; identity: ProvenIdentity }>
  /** The member of an accepted identity; undefined without an account. */
  findOwner(merchant: Merchant, pending: PendingIdentity): Promise<string | undefined>
  /** Consumes the proof for a login of its owner; false when it is no longer pending or the member's. */
  consumeForLogin(tx: Tx, merchant: Merchant, pending: PendingIdentity, member: MemberRow): Promise<boolean>
  /**
   * Consumes the proof and binds its identity to a member with a locked row. On an account that exists already, the
   * member is notified and withdrawals are on hold (T37).
   * @throws ServiceError the provider's refusal, `identity_taken` or `identity_limit`
   */
  bind(tx: Tx, merchant: Merchant, member: MemberRow, binding: { digest: Buffer; isNewAccount: boolean }): Promise<void>
}

export function createIdentities({ database, find }: { database: Database; find: IdentityFinder }): Identities {
  const scopeOf = (merchant: Merchant) => ({ merchant: merchant.code })

  /** Runs the provider's check. */
  async function verify<N extends IdentityProviderName>(merchant: Merchant, provider: N, proof: IdentityProofs[N]) {
    return toIdentity(provider, await find(merchant.code, provider)?.verify(proof, merchant))
  }

  async function store(tx: Tx, { merchant, deviceHash }: Presenter, identity: ProvenIdentity, digest: Buffer) {
    const { provider, subject, kind, name = null, expiresAt } = identity
    const row = { merchant: merchant.code, digest, provider, subject, kind, name, deviceHash, expiresAt }
    await insertProof(tx, row, PENDING_SECONDS)
  }

  const identities: Identities = {
    async accept(visitor, presented) {
      const { merchant } = visitor
      const { provider } = presented
      const refusal = new ServiceError(identityServices[provider].refusal)
      const deviceHash = hashDevice(visitor)
      const identity = 'token' in presented ? undefined : await verify(merchant, provider, presented.proof)
      const digest = 'token' in presented ? hashSecret(presented.token) : identity?.proofDigest
      if (!digest) throw refusal
      return database.transaction(async (tx) => {
        const now = new Date()
        const known = await findProof(tx, merchant.code, digest)
        if (known) {
          if (!isPendingFor(known, { provider, deviceHash, now })) throw refusal
          return toPending(known)
        }
        if (!identity || !isFresh(identity, now)) throw refusal
        await store(tx, { merchant, deviceHash }, identity, digest)
        // Of two concurrent first presentations, the other one's device may have won.
        const stored = await findProof(tx, merchant.code, digest)
        const isOwn =
          stored?.deviceHash === deviceHash || (stored && isPendingFor(stored, { provider, deviceHash, now }))
        if (!stored || !isOwn) throw refusal
        return toPending(stored)
      }, scopeOf(merchant))
    },
    async acceptFields(visitor, fields) {
      const presented = readPendingProof(fields)
      if (presented === null) throw new ServiceError('invalid_input')
      return presented && identities.accept(visitor, presented)
    },
    async issueToken(visitor, provider, proof) {
      const { merchant } = visitor
      const identity = await verify(merchant, provider, proof)
      if (!isFresh(identity, new Date())) throw new ServiceError(identityServices[provider].refusal)
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const presenter = { merchant, deviceHash: hashDevice(visitor) }
      await database.transaction((tx) => store(tx, presenter, identity, hashSecret(token)), scopeOf(merchant))
      return { token, identity }
    },
    async findOwner(merchant, { provider, subject }) {
      const person = { merchant: merchant.code, provider, subject }
      return (await database.transaction((tx) => findIdentity(tx, person), scopeOf(merchant)))?.memberId
    },
    async consumeForLogin(tx, merchant, { digest }, member) {
      const proof = await consumeProof(tx, merchant.code, digest)
      return proof !== undefined && recordIdentityUse(tx, proof, member.id)
    },
    async bind(tx, merchant, member, { digest, isNewAccount }) {
      const proof = await consumeProof(tx, merchant.code, digest)
      if (!proof) {
        const known = await findProof(tx, merchant.code, digest)
        throw new ServiceError(known ? identityServices[known.provider].refusal : 'identity_invalid')
      }
      const { provider, subject, kind, name } = proof
      const owner = { merchant: merchant.code, memberId: member.id }
      const bound = await findIdentity(tx, proof)
      if (bound?.memberId === member.id) return
      if (!canAddIdentity(await listIdentityRows(tx, owner))) throw new ServiceError('identity_limit')
      const row = { ...owner, id: randomUUID(), provider, subject, kind, name }
      const added = bound ? undefined : await insertIdentity(tx, row)
      if (!added) throw new ServiceError('identity_taken')
      if (isNewAccount) return
      const values = { service: identityNames[kind] }
      await holdWithdrawals(tx, merchant, { reason: 'identity_added', member, id: added.id, values })
    },
  }
  return identities
}

interface Presenter {
  merchant: Merchant
  deviceHash: Buffer | null
}

/** Whether registrations bind identities at this merchant (CONF-13). */
export function canBindAtRegistration({ settings }: Merchant): boolean {
  return hasFlag(settings, 'FIREBASECREATEACC3') || hasFlag(settings, 'SSOMANUALREG3')
}

function toIdentity(provider: IdentityProviderName, check: IdentityCheck | undefined): ProvenIdentity {
  if (!check) throw new ServiceError('not_found')
  if (check.outcome === 'proven') return check.identity
  throw new ServiceError(check.outcome === 'unavailable' ? 'identity_unavailable' : identityServices[provider].refusal)
}

function toPending({ digest, provider, subject, kind, name }: PendingIdentity): PendingIdentity {
  return { digest, provider, subject, kind, name }
}

/** The browser that presents a proof; null without a device id. */
function hashDevice({ caller, deviceId }: IdentityVisitor): Buffer | null {
  const device = caller.deviceCookie ?? deviceId
  return device === undefined ? null : hashSecret(device)
}
