/**
 * What may come over a page unasked, in the order of its turns: one at a time. A question of consent and what the merchant
 * has to say come before offers, and a merchant's own app before its programme and the installation of the page.
 */
const turns = ['upgrade', 'consent', 'announcement', 'download', 'referral', 'install'] as const
export type Turn = (typeof turns)[number]

/** Whose turn it is of those that want one. */
export function decideTurn(wanting: ReadonlySet<Turn>): Turn | undefined {
  return turns.find((turn) => wanting.has(turn))
}
