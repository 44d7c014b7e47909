import type { Database, Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import { hasAccepted, insertAcceptance } from './terms.store.ts'

/**
 * Records the terms that a new member has accepted. Without a version none are recorded: the app asks after the
 * registration.
 * @throws ServiceError `invalid_input` for a version that is not in force
 */
export async function recordTermsOfRegistration(
  tx: Tx,
  merchant: Merchant,
  memberId: string,
  version: string | undefined,
): Promise<void> {
  const { terms } = merchant.settings
  if (!terms || version === undefined) return
  if (version !== terms.version)
    throw new ServiceError('invalid_input', [{ path: 'terms', rule: 'registration.terms.changed' }])
  await insertAcceptance(tx, { merchant: merchant.code, memberId, ...terms, acceptedAt: new Date() })
}

/** Whether the member has yet to accept the terms in force: no deposit and no play until then (DEC-32). */
export function createTermsReader(database: Database) {
  return async function isTermsDue({ code: merchant, settings }: Merchant, memberId: string): Promise<boolean> {
    const { terms } = settings
    if (!terms) return false
    const owner = { merchant, memberId }
    return !(await database.transaction((tx) => hasAccepted(tx, owner, terms.version), { merchant }))
  }
}
