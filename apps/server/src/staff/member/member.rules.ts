import { isAgent, type MemberBlock } from '@foyer/contract'
import { isPlayBlocked, type MemberRow, type MemberStop } from '../../member/index.ts'

/** Columns of the blocks that stand until they are ended. */
export const stopColumns: Readonly<Record<Exclude<MemberBlock, 'bet'>, keyof MemberStop>> = {
  login: 'loginBlockedAt',
  deposit: 'depositBlockedAt',
  withdrawal: 'withdrawalBlockedAt',
}

/** Whether a member is blocked from one thing at this time. */
export function isBlocked(member: MemberRow, block: MemberBlock, now: Date): boolean {
  return block === 'bet' ? isPlayBlocked(member, now) : member[stopColumns[block]] !== null
}

/** Whether staff may change a member's type: usual members and agents; free and virtual ones have other money. */
export function canChangeType(from: number, to: number): boolean {
  const isChangeable = (type: number) => type === 0 || isAgent(type)
  return isChangeable(from) && isChangeable(to)
}

/** Least length of a text that is looked up as a round. */
const ROUND_LENGTH = 8

interface MemberQuery {
  id: string
  /** Beginning of a name, as names are stored. */
  prefix: string
  mayBeRound: boolean
  email?: string
  /** With `+`; a number in the international form. */
  number?: string
}

/** How a text may name a member: ids are looked up as they are, names by their beginning. */
export function readMemberQuery(text: string): MemberQuery {
  const id = text.trim()
  const digits = id.replace(/[\s().-]/g, '')
  return {
    id,
    prefix: id.normalize('NFKC').toLowerCase(),
    mayBeRound: id.length >= ROUND_LENGTH && /\d/.test(id) && !/\s/.test(id),
    ...(id.includes('@') ? { email: id.normalize('NFKC').toLowerCase() } : {}),
    ...(/^\+?\d{7,15}$/.test(digits) ? { number: `+${digits.replace(/^\+|^00/, '')}` } : {}),
  }
}
