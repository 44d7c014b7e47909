import type { WireLine } from '../../game/wire.rules.ts'

/** Whether two requests are for the same ticket. */
export function isSameTicket(
  a: { currency: string; drawId: string; lines: readonly WireLine[] },
  b: { currency: string; drawId: string; lines: readonly WireLine[] },
): boolean {
  const toText = (ticket: typeof a) =>
    [ticket.currency, ticket.drawId, ...ticket.lines.map((l) => `${l.type} ${l.digits} ${l.place} ${l.stake}`)].join(
      '\n',
    )
  return toText(a) === toText(b)
}
