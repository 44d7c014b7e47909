import type { Tx } from '@foyer/database'
import { returnDeposit } from '../deposit/index.ts'
import { closeIncident, hasOpenIncident, type IncidentClosing } from '../incident/index.ts'

/**
 * Closes an incident in a transaction of the operator. A deposit of another amount that has not been approved since ends
 * without a credit, once its last incident is closed. False when no open incident has this id.
 */
export async function closePaymentIncident(tx: Tx, closing: IncidentClosing): Promise<boolean> {
  const incident = await closeIncident(tx, closing)
  const isOfDeposit = incident?.kind === 'amount_mismatch' && incident.subject === 'deposit'
  if (isOfDeposit && !(await hasOpenIncident(tx, incident)))
    await returnDeposit(tx, incident.merchant, incident.subjectId)
  return incident !== undefined
}
