import { AsyncLocalStorage } from 'node:async_hooks'
import { NestedTransactionError } from './errors.ts'

interface OpenWork {
  isOver: boolean
}

const openWork = new AsyncLocalStorage<OpenWork>()

/** @throws NestedTransactionError inside of an open transaction */
export function refuseInsideTransaction(): void {
  const outer = openWork.getStore()
  if (outer && !outer.isOver) {
    throw new NestedTransactionError('Database work was begun inside an open transaction: hand its tx on instead.')
  }
}

/** Runs `run` as the inside of a transaction, for `refuseInsideTransaction`. */
export async function runInsideTransaction<T>(run: () => Promise<T>): Promise<T> {
  const work: OpenWork = { isOver: false }
  try {
    return await openWork.run(work, run)
  } finally {
    work.isOver = true
  }
}
