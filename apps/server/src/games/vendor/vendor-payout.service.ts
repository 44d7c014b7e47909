import { ServiceError } from '../../http/service-error.ts'
import { credit, type LedgerAnswer, type LedgerWriter, toTransfer, transfer } from '../../ledger/index.ts'
import type { AdjustmentCall, PlayerCall, RoundCall, RoundOf, WalletAnswer } from './vendor.types.ts'
import { describeAdjustment, describeEnd, describeJackpot, winOf } from './vendor-request.rules.ts'
import type { WinPayer } from './vendor-win.service.ts'

interface Dependencies {
  writer: LedgerWriter
  wins: WinPayer
  /** The answer to the vendor. @throws ServiceError for a refusal */
  readAnswer(call: PlayerCall, currency: string, answer: LedgerAnswer): Promise<WalletAnswer>
}

/** Calls that end a round, correct it, or pay apart from it. They need no session, as every win. */
export interface VendorPayouts {
  /** Closes a round: its stakes are posted, and what earlier credits have paid is listed. */
  endRound(call: RoundOf): Promise<WalletAnswer>
  /** Corrects a round. What it pays has the limits of wins; what it takes never exceeds the available balance. */
  adjust(call: AdjustmentCall): Promise<WalletAnswer>
  /** Pays a jackpot, within the limits of jackpots. */
  payJackpot(call: RoundCall): Promise<WalletAnswer>
}

export function createVendorPayouts({ writer, wins, readAnswer }: Dependencies): VendorPayouts {
  return {
    async endRound(call) {
      const request = describeEnd(call)
      const answer = await wins.pay(winOf({ ...call, amountMinor: 0n }), 'end', (tx) => credit(tx, request))
      return readAnswer(call, call.currency, answer)
    },

    async adjust(call) {
      const request = describeAdjustment(call)
      const win = winOf(call)
      if (call.amountMinor > 0n)
        return readAnswer(call, call.currency, await wins.pay(win, 'open', (tx) => transfer(tx, request)))
      await wins.refuseOther(win)
      return readAnswer(call, call.currency, await writer.write(toTransfer(request)))
    },

    async payJackpot(call) {
      const request = describeJackpot(call)
      const win = { ...winOf(call), isJackpot: true }
      const answer = await wins.pay(win, 'open', (tx) => transfer(tx, request))
      return readAnswer(call, call.currency, answer)
    },
  }
}

/** Outcome of one credit of a `settle`. */
export type SettleResult = { value: WalletAnswer; code: null } | { value: null; code: ServiceError['code'] }

/** Turns a call's answer or refusal into an outcome; any other failure is an unknown outcome. */
export async function readOutcome(
  answer: Promise<WalletAnswer>,
  onFailure: (error: unknown) => void,
): Promise<SettleResult> {
  try {
    return { value: await answer, code: null }
  } catch (error) {
    if (error instanceof ServiceError) return { value: null, code: error.code }
    onFailure(error)
    return { value: null, code: 'service_unavailable' }
  }
}
