import { accountClosure, CLOSURE_DAYS, cancelClosure, requestClosure } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { confirmPassword } from '../../member/index.ts'
import { notifyMember } from '../../outreach/index.ts'
import { type ClosureRow, deleteClosure, findClosure, insertClosure } from './closure.store.ts'

const PERIOD_MS = CLOSURE_DAYS * 86_400_000

/** The member's request to close the account (DEC-32). Until staff closes it everything stays open, withdrawals above all. */
export function registerClosureRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(accountClosure, async ({ merchant, session }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId }
    const row = await database.transaction((tx) => findClosure(tx, owner), { merchant: merchant.code })
    return row ? present(row) : null
  })

  registry.on(
    requestClosure,
    async ({ merchant, session: { memberId }, body: { password } }) => {
      await confirmPassword(database, merchant.code, memberId, password)
      const owner = { merchant: merchant.code, memberId }
      const requestedAt = new Date()
      const wanted = { ...owner, requestedAt, closesAt: new Date(requestedAt.getTime() + PERIOD_MS) }
      return database.transaction(
        async (tx) => {
          if (await insertClosure(tx, wanted)) {
            const values = { days: String(CLOSURE_DAYS) }
            const id = `closure-${memberId}-${requestedAt.getTime()}`
            await notifyMember(tx, merchant, { id, memberId, kind: 'closure_requested', values, holdSeconds: 0 })
          }
          return present((await findClosure(tx, owner)) ?? wanted)
        },
        { merchant: merchant.code },
      )
    },
    { confirmsPassword: true },
  )

  registry.on(cancelClosure, async ({ merchant, session }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId }
    const isCancelled = await database.transaction((tx) => deleteClosure(tx, owner), { merchant: merchant.code })
    if (!isCancelled) throw new ServiceError('not_found')
    return null
  })
}

function present({ requestedAt, closesAt }: ClosureRow) {
  return { requestedAt: requestedAt.toISOString(), closesAt: closesAt.toISOString() }
}
