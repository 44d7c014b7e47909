/** Cards of one deck: suit × 13 + rank, rank 0 the ace to 12 the king. */
export const DECK_SIZE = 52
/** Eight decks. */
export const SHOE_SIZE = 8 * DECK_SIZE

export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

export function rankOf(card: number): number {
  return card % 13
}

export function suitOf(card: number): (typeof SUITS)[number] {
  return SUITS[Math.floor(card / 13)] ?? 'spades'
}

/** Points of a card: ace one, two to nine their number, the others none. */
export function pointsOf(card: number): number {
  const rank = rankOf(card)
  return rank < 9 ? rank + 1 : 0
}

/** Points of a hand: the last digit of the sum. */
export function sumHand(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10
}

/** Neither hand draws when one has 8 or 9 with two cards. */
export function hasNatural(player: number, banker: number): boolean {
  return player >= 8 || banker >= 8
}

/** The player's hand draws with 0 to 5 points. */
export function canPlayerDraw(points: number): boolean {
  return points <= 5
}

/** Points of the player's third card with which the banker's hand of 3 to 6 points draws: from, to. */
const BANKER_DRAWS: Readonly<Record<number, readonly [number, number]>> = { 4: [2, 7], 5: [4, 7], 6: [6, 7] }

/** Whether the banker's hand draws. @param third points of the player's third card; null without one */
export function canBankerDraw(points: number, third: number | null): boolean {
  if (third === null) return points <= 5
  if (points <= 2) return true
  if (points === 3) return third !== 8
  const [from, to] = BANKER_DRAWS[points] ?? [1, 0]
  return third >= from && third <= to
}

/** Deals cards in the order of the shoe: player, banker, player, banker, then third cards. */
export function dealHands(cards: readonly number[]): { player: number[]; banker: number[] } {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = cards
  const player = [first, third]
  const banker = [second, fourth]
  if (hasNatural(sumHand(player), sumHand(banker))) return { player, banker }
  const isDrawn = canPlayerDraw(sumHand(player))
  if (isDrawn) player.push(fifth)
  if (canBankerDraw(sumHand(banker), isDrawn ? pointsOf(fifth) : null)) banker.push(isDrawn ? sixth : fifth)
  return { player, banker }
}
