import { joinTournament, tournamentBoard } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { maskUsername } from '../../invitation.rules.ts'
import { listMembersById } from '../../member/index.ts'
import { findStanding, findTournament, join, presentStanding } from './tournament.service.ts'
import { countEntries, listPlaces } from './tournament.store.ts'

/** Places that members see. */
const BOARD_PLACES = 50

export function registerTournamentRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(
    joinTournament,
    async ({ merchant, session: { memberId }, body: { offerId } }) => {
      const entrant = { merchant, memberId, now: new Date() }
      await database.transaction((tx) => join(tx, entrant, offerId), { merchant: merchant.code })
      return { done: true as const }
    },
    { limit: 'money' },
  )

  registry.on(tournamentBoard, async ({ merchant: { code: merchant }, session: { memberId }, params }) =>
    database.transaction(
      async (tx) => {
        const place = { merchant, offerId: params.id }
        const tournament = await findTournament(tx, place)
        if (!tournament) throw new ServiceError('not_found')
        const { measure, prizesMinor } = tournament.reward
        const entries = await listPlaces(tx, place, BOARD_PLACES)
        const members = await listMembersById(
          tx,
          merchant,
          entries.map((entry) => entry.memberId),
        )
        const nameOf = (id: string) => members.find((member) => member.id === id)?.username ?? ''
        const { standing } = await findStanding(tx, place, { memberId, prizesMinor })
        return {
          ...{ measure, prizesMinor, currency: tournament.offer.fields.currency },
          entrants: await countEntries(tx, place),
          places: entries.map((entry, index) => ({
            ...presentStanding(entry, index + 1, prizesMinor),
            name: maskUsername(nameOf(entry.memberId)),
            isOwn: entry.memberId === memberId,
          })),
          own: standing,
        }
      },
      { merchant },
    ),
  )
}
