import { mergeNumbered } from '@foyer/ui/numbered'
import type { CannedAnswer, KnownDesk, Message, Note } from './desk.types.ts'

type Line = { kind: 'message'; message: Message } | { kind: 'note'; note: Note }

/** Messages with each note behind the message that was the newest one when it was written. */
export function listLines({ messages, notes }: Pick<KnownDesk, 'messages' | 'notes'>): Line[] {
  const first = messages[0]?.number ?? 0
  const shown = notes.filter(({ afterNumber }) => afterNumber >= first - 1)
  const before = shown.filter(({ afterNumber }) => afterNumber < first)
  return [
    ...before.map((note) => ({ kind: 'note', note }) as const),
    ...messages.flatMap((message) => [
      { kind: 'message', message } as const,
      ...shown
        .filter(({ afterNumber }) => afterNumber === message.number)
        .map((note) => ({ kind: 'note', note }) as const),
    ]),
  ]
}

/** What is known of a conversation after an answer; a page's older messages stay. */
export function mergeDesk(known: KnownDesk | undefined, next: KnownDesk): KnownDesk {
  if (!known) return next
  const isOlder = (next.messages[0]?.number ?? Number.POSITIVE_INFINITY) < (known.messages[0]?.number ?? 0)
  return {
    ...next,
    messages: mergeNumbered(known.messages, next.messages),
    hasMore: isOlder ? next.hasMore : known.hasMore,
  }
}

/** Canned answers for what is typed after `/` at the beginning of the field; undefined while nobody asks for one. */
export function findAnswers(text: string, answers: readonly CannedAnswer[]): CannedAnswer[] | undefined {
  const typed = /^\/(\S*)$/.exec(text)?.[1]?.toLowerCase()
  if (typed === undefined) return undefined
  return answers.filter(
    ({ shortcut, title }) => shortcut.toLowerCase().startsWith(typed) || title.toLowerCase().includes(typed),
  )
}

/** The neighbour of the selected row, within the list; the first one when none is selected. */
export function findNeighbour<Row extends { id: string }>(
  rows: readonly Row[],
  id: string | undefined,
  step: 1 | -1,
): Row | undefined {
  const index = rows.findIndex((row) => row.id === id)
  return index === -1 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, index + step))]
}

const HOUR_MS = 3_600_000
export const snoozeChoices = ['hour', 'threeHours', 'tomorrow', 'week'] as const
export type SnoozeChoice = (typeof snoozeChoices)[number]

/** The end of a snooze in the browser's calendar: days end at nine in the morning. */
export function snoozeUntil(choice: SnoozeChoice, now: Date): Date {
  if (choice === 'hour') return new Date(now.getTime() + HOUR_MS)
  if (choice === 'threeHours') return new Date(now.getTime() + 3 * HOUR_MS)
  const days = choice === 'tomorrow' ? 1 : 7
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9)
}
