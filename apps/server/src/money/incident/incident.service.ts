import type { Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { clearHold, holdWithdrawals } from '../../account/index.ts'
import { deriveId } from '../../http/idempotency.ts'
import { lockMember } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { type IncidentRow, insertIncident, markIncidentClosed, type NewIncident } from './incident.store.ts'

/** Money of a deposit or withdrawal of ours, and what its provider reports of it. */
type Contradiction = Omit<NewIncident, 'id' | 'kind' | 'merchant' | 'reportedAmountMinor' | 'reportedCurrency'>

/** A provider's report with another amount or currency than ours. */
export interface ReportedMoney {
  reportedStatus: string
  /** Minor units of `reportedCurrency`. */
  reportedAmountMinor: bigint
  reportedCurrency: string
}

export function toReportedMoney(report: { status: string; amountMinor: bigint; currency: string }): ReportedMoney {
  const { status: reportedStatus, amountMinor: reportedAmountMinor, currency: reportedCurrency } = report
  return { reportedStatus, reportedAmountMinor, reportedCurrency }
}

export interface IncidentReporter {
  /**
   * T37: a provider reports a final status that contradicts an earlier one, so that money may have moved twice or not
   * at all. Logs an error, opens an incident for staff (an alert until it is closed), and holds the member's withdrawals
   * that long. The same pair of statuses of one payment opens one incident, however often it is reported. Locks the
   * member's row: the caller has locked the deposit or withdrawal, and locks the ledger's accounts only afterwards.
   */
  reportContradiction(tx: Tx, merchant: Merchant, contradiction: Contradiction): Promise<void>
  /**
   * T37: a provider reports another amount or currency of a payment or payout. Logs an error and opens one incident for
   * each reported amount, however often it is reported; `since` is when staff ended the payment, after which it is another
   * incident. For a payout, whose money may have left, the member's withdrawals are on hold until staff has closed it.
   * Locks as `reportContradiction` does.
   */
  reportMismatch(
    tx: Tx,
    merchant: Merchant,
    mismatch: Contradiction & ReportedMoney,
    since?: Date | null,
  ): Promise<void>
}

export function createIncidentReporter(logger: FastifyBaseLogger): IncidentReporter {
  return {
    async reportContradiction(tx, merchant, contradiction) {
      const { subject, subjectId, memberId, knownStatus, reportedStatus } = contradiction
      const id = deriveId(
        'incident',
        merchant.code,
        memberId,
        [subject, subjectId, knownStatus, reportedStatus].join(' '),
      )
      const money = { reportedAmountMinor: null, reportedCurrency: null }
      const incident = {
        ...contradiction,
        ...money,
        merchant: merchant.code,
        id,
        kind: 'provider_contradiction' as const,
      }
      if (!(await insertIncident(tx, incident))) return
      log(incident, 'provider reported a conflicting status: withdrawals of the member are on hold until it is closed')
      await holdMember(tx, merchant, memberId, id)
    },

    async reportMismatch(tx, merchant, mismatch, since = null) {
      const { subject, subjectId, memberId, reportedAmountMinor, reportedCurrency } = mismatch
      const key = [subject, subjectId, reportedAmountMinor, reportedCurrency, since?.toISOString() ?? ''].join(' ')
      const id = deriveId('incident', merchant.code, memberId, key)
      const incident = { ...mismatch, merchant: merchant.code, id, kind: 'amount_mismatch' as const }
      if (!(await insertIncident(tx, incident))) return
      log(incident, 'provider reported another amount: nothing is credited or returned until staff decides')
      if (subject === 'withdrawal') await holdMember(tx, merchant, memberId, id)
    },
  }

  function log(incident: NewIncident, message: string): void {
    const { id, kind, memberId, amountMinor, reportedAmountMinor, reportedCurrency, ...fields } = incident
    const reported =
      reportedAmountMinor === null ? {} : { reportedAmountMinor: reportedAmountMinor.toString(), reportedCurrency }
    const line = { event: kind, ...fields, member: memberId, amountMinor: amountMinor.toString(), ...reported }
    logger.error({ ...line, incident: id }, message)
  }

  /** A concurrent withdrawal request either commits first, or waits and is refused by the hold (decision 022). */
  async function holdMember(tx: Tx, merchant: Merchant, memberId: string, id: string): Promise<void> {
    const member = await lockMember(tx, merchant.code, memberId)
    if (member) await holdWithdrawals(tx, merchant, { reason: 'under_review', member, id })
  }
}

/** Input of staff to close an incident. */
export interface IncidentClosing {
  merchant: Merchant['code']
  id: string
  /** Name of the person who closes it. */
  by: string
  /** Findings and actions. */
  note: string
}

/**
 * Closes an incident and ends its hold on the member's withdrawals, in a transaction of the operator. Undefined when no
 * open incident has this id.
 */
export async function closeIncident(tx: Tx, closing: IncidentClosing): Promise<IncidentRow | undefined> {
  const incident = await markIncidentClosed(tx, closing)
  if (incident) await clearHold(tx, closing)
  return incident
}
