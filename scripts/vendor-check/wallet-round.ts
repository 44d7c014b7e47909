import { randomUUID } from 'node:crypto'
import { expectEqual } from './checks.ts'
import type { Answer, Send } from './wallet.ts'

/** The player of the checks, and what its balance should be. */
export interface PlayerState {
  id: string
  sessionId: string
  merchant: string
  currency: string
  gameCode: string
  balance: bigint
}

/** A call that was made up; `amount` and the like stand beside the ids. */
export type Body = Record<string, unknown> & { roundId: string; transactionId: string }

/** Calls that name the session of the launch. */
const ofSession = new Set(['debit', 'debit-credit'])

/** Bodies of calls in rounds, and calls whose effect on the balance is checked. */
export function createRound(send: Send, player: PlayerState) {
  return {
    /** A valid body with new ids, unless `changes` names them. */
    make(call: string, changes: Record<string, unknown>): Body {
      const { id: playerId, merchant, currency, gameCode, sessionId } = player
      const round = call === 'rollback' ? {} : { currency, gameCode }
      return {
        ...{ merchant, playerId, transactionId: randomUUID(), roundId: randomUUID() },
        ...round,
        ...(ofSession.has(call) ? { sessionId } : {}),
        ...changes,
      }
    },
    /** Makes a call that must succeed and change the balance by `effect`. */
    async round(call: string, body: Body, effect: bigint): Promise<Answer> {
      const answer = await send(call, body)
      expectEqual(`the refusal of ${call}`, answer.code, null)
      player.balance += effect
      expectEqual(`the balance after ${call}`, answer.value.balance, String(player.balance))
      return answer
    },
    async readBalance(): Promise<unknown> {
      const { id: playerId, merchant, sessionId } = player
      return (await send('balance', { playerId, merchant, sessionId })).value.balance
    },
  }
}
