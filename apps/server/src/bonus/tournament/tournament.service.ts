import { type OfferReward, playsForFun } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { giveBonus, listVersions, sumPlay } from '../../ledger/index.ts'
import { findMemberById, isPlayBlocked, lockMember } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { listAccountSharers } from '../../money/index.ts'
import { findOffer, type LiveOffer } from '../offer/index.ts'
import {
  countAhead,
  type EntryRow,
  findEntry,
  finishTournament,
  hasEntry,
  insertEntry,
  listEntries,
  listPlaces,
  lockTournament,
  type TournamentPlace,
  updateEntry,
} from './tournament.store.ts'

type TournamentReward = Extract<OfferReward, { kind: 'tournament' }>

/** A published tournament. */
export interface Tournament {
  offer: LiveOffer
  reward: TournamentReward
  from: Date
  /** Its end: that of the offer, or when staff ended it. */
  to: Date
}

/** Entrants per transaction. */
const BATCH = 500
/** By then each transfer of the time is committed. */
const SETTLE_MS = 60_000

/** The published tournament of an offer; undefined for another kind, or none. */
export async function findTournament(tx: Tx, place: TournamentPlace): Promise<Tournament | undefined> {
  const found = await findOffer(tx, place.merchant, place.offerId)
  if (found?.offer.fields.reward.kind !== 'tournament') return undefined
  const { offer, endedAt } = found
  const to = new Date(offer.fields.to)
  return {
    offer,
    reward: offer.fields.reward as TournamentReward, // of the kind above
    from: new Date(offer.fields.from),
    to: endedAt && endedAt < to ? endedAt : to,
  }
}

/**
 * Takes part in a running tournament; again it changes nothing.
 * @throws ServiceError `not_found` for none that runs, `bonus_refused` for who may not, or takes part with another account
 */
export async function join(
  tx: Tx,
  { merchant, memberId, now }: { merchant: Merchant; memberId: string; now: Date },
  offerId: string,
): Promise<void> {
  const { code } = merchant
  const place = { merchant: code, offerId }
  const tournament = await findTournament(tx, place)
  if (!tournament || now < tournament.from || now >= tournament.to) throw new ServiceError('not_found')
  const member = await lockMember(tx, code, memberId)
  const isEligible = member && !playsForFun(member.type) && !isPlayBlocked(member, now)
  if (!isEligible || member.currency !== tournament.offer.fields.currency) throw new ServiceError('bonus_refused')
  if (!(await lockTournament(tx, place))) throw new ServiceError('not_found')
  const others = (await listAccountSharers(tx, code, memberId)).filter((id) => id !== memberId)
  if (await hasEntry(tx, place, others)) throw new ServiceError('bonus_refused')
  await insertEntry(tx, { ...place, memberId, joinedAt: now, reachedAt: now })
}

/** An entrant's place now; undefined without a score. */
export async function findStanding(
  tx: Tx,
  place: TournamentPlace,
  { memberId, prizesMinor }: { memberId: string; prizesMinor: readonly string[] },
) {
  const entry = await findEntry(tx, place, memberId)
  if (!entry) return { isJoined: false, standing: null }
  if (entry.score === 0n) return { isJoined: true, standing: null }
  const number = (await countAhead(tx, entry)) + 1
  return { isJoined: true, standing: presentStanding(entry, number, prizesMinor) }
}

export function presentStanding({ score }: EntryRow, place: number, prizesMinor: readonly string[]) {
  return { place, score: String(score), prizeMinor: prizesMinor[place - 1] ?? null }
}

/** Counts a tournament's scores, and gives its prizes once it is over. */
export async function runTournament(database: Database, merchant: Merchant, offerId: string, now: Date): Promise<void> {
  const place = { merchant: merchant.code, offerId }
  const scope = { merchant: merchant.code }
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after
    after = await database.transaction((tx) => countBatch(tx, place, { after: from, now }), scope)
  }
  await database.transaction((tx) => finish(tx, place, now), scope)
}

/** @returns the last entrant of a full batch; undefined after the last one */
async function countBatch(
  tx: Tx,
  place: TournamentPlace,
  { after, now }: { after: string; now: Date },
): Promise<string | undefined> {
  const tournament = await findTournament(tx, place)
  if (!tournament) return undefined
  const { merchant } = place
  const { from, to, reward, offer } = tournament
  const { currency } = offer.fields
  const entries = await listEntries(tx, place, { after, limit: BATCH })
  const memberIds = entries.map(({ memberId }) => memberId)
  // Read before the transfers: what comes between is counted now and once more.
  const versions = await listVersions(tx, { merchant, currency, memberIds })
  for (const entry of entries) {
    const version = versions.get(entry.memberId)
    if (version === undefined || version === entry.version) continue
    const player = { merchant, memberId: entry.memberId, currency }
    const play = await sumPlay(tx, player, { from, to, games: reward.games })
    const score = reward.measure === 'stake' ? play.stakedMinor : BigInt(play.rounds)
    await updateEntry(tx, entry, { version, ...(score === entry.score ? {} : { score, reachedAt: now }) })
  }
  return entries.length < BATCH ? undefined : memberIds.at(-1)
}

/** Gives each place its prize, once; a member who may not play any more gets none, and the places stay. */
async function finish(tx: Tx, place: TournamentPlace, now: Date): Promise<void> {
  const tournament = await findTournament(tx, place)
  if (!tournament || now.getTime() < tournament.to.getTime() + SETTLE_MS) return
  if (!(await lockTournament(tx, place))) return
  const { merchant } = place
  const { offer, reward } = tournament
  const winners = await listPlaces(tx, place, reward.prizesMinor.length)
  for (const [index, entry] of winners.entries()) {
    await updateEntry(tx, entry, { place: index + 1 })
    const member = await findMemberById(tx, merchant, entry.memberId)
    const isOut = !member || member.closedAt !== null || playsForFun(member.type) || isPlayBlocked(member, now)
    if (isOut) continue
    await giveBonus(tx, {
      ...{ merchant, memberId: entry.memberId, currency: offer.fields.currency, terms: offer.fields.terms },
      offer: { id: offer.id, version: offer.version, kind: 'tournament' },
      source: `offer:${offer.id}:tournament:${entry.memberId}`,
      amountMinor: BigInt(reward.prizesMinor[index] ?? 0),
    })
  }
  await finishTournament(tx, place, now)
}
