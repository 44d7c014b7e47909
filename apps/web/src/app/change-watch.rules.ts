import {
  type ChangeTopic,
  chatUnreadCount,
  deposits,
  type EndpointDefinition,
  inbox,
  listDeskMessages,
  listFeedback,
  rankList,
  readDeposit,
  readDesk,
  readWithdrawal,
  wallet,
  walletHolds,
  withdrawalCards,
  withdrawals,
} from '@foyer/contract'

/** The calls whose values change with a topic. */
export const topicCalls: Readonly<Record<ChangeTopic, readonly Pick<EndpointDefinition, 'path'>[]>> = {
  wallet: [wallet, walletHolds],
  // An answer to a feedback comes with its message.
  inbox: [inbox, listFeedback],
  deposit: [readDeposit, deposits],
  // With the payout accounts comes what is left of the daily limit.
  withdrawal: [readWithdrawal, withdrawals, withdrawalCards],
  desk: [readDesk, listDeskMessages, chatUnreadCount],
  wins: [rankList],
}

/** A stream without a sign of life for this time is broken, in milliseconds; the server sends one every 20 s. */
export const maxQuietMs = 45_000
/** Life after which a stream counts as one that its network keeps open, in milliseconds. */
export const steadyMs = 30_000
/** All pages lose their streams at a restart of the server: their loads of what they missed are spread over this time. */
export const maxRenewDelayMs = 4_000
const firstDelayMs = 1_000
const maxDelayMs = 60_000

/** Milliseconds until the next attempt, after `failures` in a row; `random` is between 0 and 1. */
export function planReconnectMs(failures: number, random: number): number {
  const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(failures, 10))
  return delayMs * (0.5 + random / 2)
}

/** Events of a stream's text so far, and the unfinished rest. An unreadable event is passed over. */
export function readEvents(text: string): { topics: string[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const topics = blocks.flatMap((block) => readTopics(/^data: (.*)$/m.exec(block)?.[1]))
  return { topics, rest }
}

function readTopics(json: string | undefined): string[] {
  if (json === undefined) return []
  try {
    const event: { topics?: unknown } | null = JSON.parse(json)
    return Array.isArray(event?.topics) ? event.topics.filter((topic) => typeof topic === 'string') : []
  } catch {
    return []
  }
}
