import type { Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { deriveId } from '../../http/idempotency.ts'
import { lockMember } from '../member/index.ts'
import type { Merchant } from '../merchant/index.ts'
import { clearHold, holdWithdrawals } from '../withdrawal-hold/index.ts'
import { insertIncident, markIncidentClosed, type NewIncident } from './incident.store.ts'

export type Contradiction = Omit<NewIncident, 'id' | 'kind' | 'merchant'>

export interface IncidentReporter {
  /**
   * T37: a provider reports a final status that contradicts an earlier one, so that money may have moved twice or not
   * at all. Logs an error, opens an incident for staff (an alert until it is closed), and holds the member's withdrawals
   * that long. The same pair of statuses of one payment opens one incident, however often it is reported. Locks the
   * member's row: the caller has locked the deposit or withdrawal, and locks the ledger's accounts only afterwards.
   */
  reportContradiction(tx: Tx, merchant: Merchant, contradiction: Contradiction): Promise<void>
}

export function createIncidentReporter(logger: FastifyBaseLogger): IncidentReporter {
  return {
    async reportContradiction(tx, merchant, contradiction) {
      const { code } = merchant
      const { provider, subject, subjectId, memberId, knownStatus, reportedStatus } = contradiction
      const id = deriveId('incident', code, memberId, [subject, subjectId, knownStatus, reportedStatus].join(' '))
      if (!(await insertIncident(tx, { ...contradiction, merchant: code, id, kind: 'provider_contradiction' }))) return
      logger.error(
        {
          event: 'provider_contradiction',
          merchant: code,
          member: memberId,
          provider,
          subject,
          subjectId,
          knownStatus,
          reportedStatus,
          amountMinor: contradiction.amountMinor.toString(),
          currency: contradiction.currency,
          incident: id,
        },
        'provider reported a conflicting status: withdrawals of the member are on hold until the incident is closed',
      )
      // A concurrent withdrawal request either commits first, or waits and is refused by the hold (decision 022).
      const member = await lockMember(tx, code, memberId)
      if (member) await holdWithdrawals(tx, merchant, { reason: 'under_review', member, id })
    },
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
 * Closes an incident and ends its hold on the member's withdrawals, in a transaction of the operator. False when no
 * open incident has this id.
 */
export async function closeIncident(tx: Tx, closing: IncidentClosing): Promise<boolean> {
  if (!(await markIncidentClosed(tx, closing))) return false
  await clearHold(tx, closing)
  return true
}
