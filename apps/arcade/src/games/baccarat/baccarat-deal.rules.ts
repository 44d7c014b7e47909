import type { BaccaratView } from './baccarat.rules.ts'

/** One dealt card. */
export interface Deal {
  hand: 'player' | 'banker'
  card: number
}

/** The cards of both hands in the order in which they are dealt. */
export function listDeals({ player, banker }: BaccaratView): Deal[] {
  return [0, 1, 2].flatMap((place) => [
    ...player.slice(place, place + 1).map((card): Deal => ({ hand: 'player', card })),
    ...banker.slice(place, place + 1).map((card): Deal => ({ hand: 'banker', card })),
  ])
}
