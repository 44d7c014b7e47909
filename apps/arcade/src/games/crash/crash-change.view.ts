import { SHOWN_BETS } from './crash.constants.ts'
import { toBetWire, toOtherBetWire } from './crash.view.ts'
import type { BetRow } from './crash-bet.store.ts'
import { CANCELLED } from './crash-wagers.service.ts'
import type { CrashChangeWire } from './crash-wire.rules.ts'

export interface FeedPlayer {
  merchant: string
  playerId: string
  currency: string
}

/** What readers of one merchant and currency have in common. */
type SharedFields = Omit<CrashChangeWire, 'isFull' | 'now' | 'mine'>

/** One change for any number of readers. */
export interface ChangeView {
  /** @param now the server's clock, ISO 8601 */
  build(player: FeedPlayer, now: string): CrashChangeWire
  /** JSON of `build`; of a group of readers only the own bets are serialized for each. */
  write(player: FeedPlayer, now: string): string
}

/**
 * A change of which each part is built once: up to five times a second thousands of readers get thousands of bets.
 * @param bets the changed ones of all merchants
 * @param allBets those of the whole round: read after a bet was taken back
 * @param isWhole lists are sent even if they are empty
 */
export function createChangeView({
  isFull,
  isWhole,
  bets,
  allBets,
  common,
}: {
  isFull: boolean
  isWhole: boolean
  bets: readonly BetRow[]
  allBets: readonly BetRow[]
  common: Omit<SharedFields, 'bets'>
}): ChangeView {
  const byMerchant = new Map(
    [...Map.groupBy(bets, ({ merchant }) => merchant)].map(([merchant, near]) => [
      merchant,
      {
        byPlayer: Map.groupBy(near, ({ playerId }) => playerId),
        byCurrency: Map.groupBy(near.filter(isPlaced), ({ currency }) => currency),
      },
    ]),
  )
  const fields = new Map<BetRow[] | undefined, SharedFields>()
  const texts = new Map<SharedFields, string>()

  function share({ merchant, currency }: FeedPlayer): SharedFields {
    const others = byMerchant.get(merchant)?.byCurrency.get(currency)
    const known = fields.get(others)
    if (known) return known
    const built = { ...common, ...listOthers(others, { merchant, currency }) }
    fields.set(others, built)
    return built
  }

  function listOthers(
    others: readonly BetRow[] | undefined,
    { merchant, currency }: Omit<FeedPlayer, 'playerId'>,
  ): Pick<CrashChangeWire, 'bets' | 'isListWhole'> {
    const toList = (rows: readonly BetRow[]) => pickLargest(rows.filter(isPublic)).map(toOtherBetWire)
    if (!others) return isWhole ? { bets: [] } : {}
    if (isWhole || others.every(isPublic)) return { bets: toList(others) }
    const near = allBets.filter((row) => row.merchant === merchant && row.currency === currency)
    return { bets: toList(near), isListWhole: true }
  }

  function listOwn({ merchant, playerId }: FeedPlayer): Pick<CrashChangeWire, 'mine'> {
    const mine = byMerchant.get(merchant)?.byPlayer.get(playerId)
    return mine || isWhole ? { mine: (mine ?? []).map((row) => toBetWire(row)) } : {}
  }

  return {
    build(player, now) {
      return { isFull, now, ...share(player), ...listOwn(player) }
    },
    write(player, now) {
      const shared = share(player)
      const text = texts.get(shared) ?? readMembers(shared)
      texts.set(shared, text)
      const members = [readMembers({ isFull, now }), text, readMembers(listOwn(player))]
      return `{${members.filter((part) => part !== '').join(',')}}`
    },
  }
}

/** JSON of an object without its braces. */
function readMembers(value: Partial<CrashChangeWire>): string {
  return JSON.stringify(value).slice(1, -1)
}

function isPlaced(row: BetRow): boolean {
  return row.placedAt !== null
}

/** Whether other players see a bet: its stake was taken, and its player has not taken it back. */
export function isPublic(row: BetRow): boolean {
  return isPlaced(row) && row.reason !== CANCELLED
}

function pickLargest(rows: readonly BetRow[]): BetRow[] {
  return rows
    .toSorted((one, other) => (other.stake > one.stake ? 1 : other.stake < one.stake ? -1 : 0))
    .slice(0, SHOWN_BETS)
}
