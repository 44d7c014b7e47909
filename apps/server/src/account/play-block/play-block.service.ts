import type { Tx } from '@foyer/database'
import { findMemberByUsername, lockMember, setPlayBlock } from '../../member/index.ts'
import { endMemberSessions } from '../session/index.ts'

/** A member by the name at the merchant. */
export interface NamedMember {
  merchant: string
  username: string
}

/**
 * Blocks a member from playing (decision 058): launches are refused until then, and all sessions end, so that no stake is
 * accepted after this transaction. Open rounds are paid as ever; the member logs in again and takes money out.
 * @returns false for an unknown member
 */
export async function blockPlay(tx: Tx, member: NamedMember, until: Date): Promise<boolean> {
  return change(tx, member, async (id) => {
    await setPlayBlock(tx, member.merchant, id, until)
    await endMemberSessions(tx, member.merchant, id)
  })
}

/** Ends a member's block. @returns false for an unknown member */
export async function endPlayBlock(tx: Tx, member: NamedMember): Promise<boolean> {
  return change(tx, member, (id) => setPlayBlock(tx, member.merchant, id, null))
}

/** The lock orders the change against launches. */
async function change(tx: Tx, { merchant, username }: NamedMember, work: (id: string) => Promise<void>) {
  const found = await findMemberByUsername(tx, merchant, username)
  const member = found && (await lockMember(tx, merchant, found.id))
  if (!member) return false
  await work(member.id)
  return true
}
