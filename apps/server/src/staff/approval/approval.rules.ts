import {
  type ApprovalAction,
  approvalActions,
  approvalRoles,
  type approvalStates,
  type StaffRole,
} from '@foyer/contract'
import type { ApprovalRow } from './approval.store.ts'

/** Whether a change waits for a second person: a reset of factors always does, the others where the merchant says so. */
export function needsSecondPerson(action: ApprovalAction, chosen: readonly ApprovalAction[]): boolean {
  return action === 'factor_reset' || chosen.includes(action)
}

/** Kinds of requests that people with these roles ask for and decide. */
export function listDecidable(roles: readonly StaffRole[]): ApprovalAction[] {
  return approvalActions.filter((action) => approvalRoles[action].some((role) => roles.includes(role)))
}

export function readState(
  { decision, expiresAt }: Pick<ApprovalRow, 'decision' | 'expiresAt'>,
  now: Date,
): (typeof approvalStates)[number] {
  return decision ?? (expiresAt <= now ? 'expired' : 'open')
}

/** Code of a decision that this person does not make; `same` for one that the person has made already. */
export function classifyDecision(
  row: Pick<ApprovalRow, 'action' | 'askedBy' | 'decision' | 'decidedBy' | 'expiresAt'>,
  by: { personId: string; roles: readonly StaffRole[]; decision: 'approved' | 'refused' },
  now: Date,
): 'not_found' | 'not_allowed' | 'request_conflict' | 'same' | undefined {
  if (!listDecidable(by.roles).includes(row.action)) return 'not_found'
  if (row.askedBy === by.personId) return 'not_allowed'
  if (row.decision === by.decision && row.decidedBy === by.personId) return 'same'
  return readState(row, now) === 'open' ? undefined : 'request_conflict'
}
