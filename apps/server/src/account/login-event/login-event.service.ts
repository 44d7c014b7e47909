import type { Database } from '@foyer/database'
import type { Caller } from '../../http/call.ts'
import { deleteExcessFailures, insertLoginEvent } from './login-event.store.ts'

/**
 * Records a refused login of an existing member, after the answer: a name with a member must not take longer to refuse
 * than one without (DEC-15, T12).
 */
export function recordFailedLogin(
  database: Database,
  { merchant, memberId, way, caller }: { merchant: string; memberId: string; way: string; caller: Caller },
): void {
  const event = { merchant, memberId, way, result: 'failed', ip: caller.ip, userAgent: caller.userAgent } as const
  caller.afterAnswer(() =>
    database.transaction(
      async (tx) => {
        await insertLoginEvent(tx, event)
        await deleteExcessFailures(tx, event)
      },
      { merchant },
    ),
  )
}
