import type { WalletHold } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import type { Href } from '../../routes.ts'
import { linkToRound } from './wallet-round-link.ts'

/** Up to this time ahead the hour alone names an end. */
const todayMs = 12 * 3_600_000

/**
 * State of a hold at the server's time, and the page that shows more: of a bet with a known end its own round, of another
 * one its game, which takes up an open round. A withdrawn game has none.
 */
export function describeHold(
  { kind, endsAt, gameCode, reference }: Pick<WalletHold, 'kind' | 'endsAt' | 'gameCode' | 'reference'>,
  nowMs: number,
): { state: MessageId; isToday: boolean; href: Href | undefined } {
  if (kind === 'withdrawal') return { state: 'wallet.hold.payout', isToday: false, href: '/m/withdraw' }
  const round = endsAt === undefined ? {} : { roundId: reference }
  const href = gameCode === undefined ? undefined : linkToRound({ gameCode, ...round, backUrl: '/m/wallet' })
  if (endsAt === undefined) return { state: 'wallet.hold.open', isToday: false, href }
  const leftMs = Date.parse(endsAt) - nowMs
  return { state: leftMs > 0 ? 'wallet.hold.ends' : 'wallet.hold.waiting', isToday: leftMs < todayMs, href }
}
