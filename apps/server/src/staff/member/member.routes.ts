import {
  blockStaffMember,
  endStaffMemberSessions,
  listStaffMembers,
  listStaffMemberTrail,
  memberBlocks,
  readStaffMember,
  resetStaffMemberFactors,
  revealStaffMemberContact,
  setStaffMemberType,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { countFactors, isSessionAlive, listOpenSessions } from '../../account/index.ts'
import type { StaffIdentity } from '../../http/identity.ts'
import { maskAddress } from '../../http/network.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { readBalances } from '../../ledger/index.ts'
import { findMemberById, type MemberRow } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { type ContactCipher, describeDevice, listContactRows, maskRecipient } from '../../outreach/index.ts'
import { listTrail, presentTrailRow } from '../trail/index.ts'
import { isBlocked } from './member.rules.ts'
import { endSessionsOfMember } from './member-block.service.ts'
import { findMembers } from './member-find.service.ts'
import { requestBlock, requestFactorReset, requestType, revealContact } from './member-sensitive.service.ts'

const PAGE_SIZE = 50
const done = { done: true as const }

interface MemberDependencies {
  database: Database
  contacts: ContactCipher
  /** Origins of transactions: vendors, deposits and withdrawals. */
  scopes: readonly string[]
}

/** What staff sees of members, and what it blocks; everything in the scope of the merchant. */
export function registerStaffMemberRoutes(
  registry: Registry,
  { database, contacts, scopes }: MemberDependencies,
): void {
  const toActor = ({ personId, name }: StaffIdentity) => ({ id: personId, name })

  registry.on(listStaffMembers, async ({ merchant, query }) => {
    const { find = '', after } = query
    const page = { merchant: merchant.code, find, after, limit: PAGE_SIZE + 1 }
    const rows = await database.transaction((tx) => findMembers(tx, { hash: contacts.hash, scopes }, page), {
      merchant: merchant.code,
    })
    const items = rows.slice(0, PAGE_SIZE)
    const next = rows.length > PAGE_SIZE ? (items.at(-1)?.username ?? null) : null
    return { items: items.map((row) => presentMember(row, new Date())), next }
  })

  registry.on(readStaffMember, async ({ merchant, params }) =>
    database.transaction((tx) => describeMember(tx, contacts, merchant, params.id), { merchant: merchant.code }),
  )

  registry.on(listStaffMemberTrail, async ({ merchant: { code }, params }) => {
    const filter = { merchant: code, subject: 'member' as const, subjectId: params.id, limit: PAGE_SIZE }
    const rows = await database.transaction((tx) => listTrail(tx, filter), { merchant: code })
    return { items: rows.map(presentTrailRow) }
  })

  registry.on(blockStaffMember, ({ merchant, staff, body }) => {
    const change = { merchant, actor: toActor(staff), ...body }
    return database.transaction((tx) => requestBlock(tx, change), { merchant: merchant.code })
  })

  registry.on(resetStaffMemberFactors, ({ merchant, staff, body }) => {
    const change = { merchant, actor: toActor(staff), ...body }
    return database.transaction((tx) => requestFactorReset(tx, change), { merchant: merchant.code })
  })

  registry.on(setStaffMemberType, ({ merchant, staff, body }) => {
    const change = { merchant, actor: toActor(staff), ...body }
    return database.transaction((tx) => requestType(tx, change), { merchant: merchant.code })
  })

  registry.on(revealStaffMemberContact, ({ merchant, staff, body }) => {
    const change = { merchant, actor: toActor(staff), ...body }
    return database.transaction((tx) => revealContact(tx, contacts, change), { merchant: merchant.code })
  })

  registry.on(endStaffMemberSessions, async ({ merchant: { code }, staff, body }) => {
    const change = { merchant: code, actor: toActor(staff), ...body }
    await database.transaction((tx) => endSessionsOfMember(tx, change), { merchant: code })
    return done
  })
}

function presentMember(member: MemberRow, now: Date) {
  const { id, username, type, currency, createdAt, lastLoginAt, closedAt } = member
  return {
    id,
    username,
    type,
    currency,
    createdAt: createdAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    isClosed: closedAt !== null,
    blocks: memberBlocks.filter((block) => isBlocked(member, block, now)),
  }
}

async function describeMember(tx: Tx, contacts: ContactCipher, merchant: Merchant, id: string) {
  const { code, settings } = merchant
  const member = await findMemberById(tx, code, id)
  if (!member) throw new ServiceError('not_found')
  const now = new Date()
  const sessions = await listOpenSessions(tx, code, id)
  const rows = await listContactRows(tx, code, id)
  const balances = await readBalances(tx, code, id)
  return {
    ...presentMember(member, now),
    nickname: member.nickname,
    language: member.language,
    labelId: member.clubLabelId,
    factors: await countFactors(tx, { merchant: code, memberId: id }),
    registerMethod: member.registerMethod,
    betBlockedUntil: isBlocked(member, 'bet', now) ? (member.playBlockedUntil?.toISOString() ?? null) : null,
    contacts: rows.map((row) => ({ channel: row.channel, masked: maskRecipient(contacts.decrypt(row)) })),
    balances: balances.map((balance) => ({
      ...balance,
      balanceMinor: balance.balanceMinor.toString(),
      heldMinor: balance.heldMinor.toString(),
      availableMinor: balance.availableMinor.toString(),
      bonusMinor: balance.bonusMinor.toString(),
      lockedMinor: balance.lockedMinor.toString(),
    })),
    sessions: sessions
      .filter((row) => isSessionAlive(row, now, settings.sessionIdleMinutes))
      .map((row) => ({
        id: row.id,
        device: describeDevice(row.userAgent),
        network: maskAddress(row.ip),
        openedAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
      })),
  }
}
