import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { DatabaseTimeoutError } from './errors.ts'

/** Closes a connection without waiting for the other side, which may be unresponsive. */
export function destroyConnection(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: Duplex } } // pg-pool does the same
  connection.stream.destroy()
}

/**
 * Limits one answer of a connection to `limitMs`, then closes it: waiting callers get the error of a broken connection,
 * and the pool can open a new one.
 */
export async function answerInTime<T>(client: pg.ClientBase, limitMs: number, ask: () => Promise<T>): Promise<T> {
  const timer = setTimeout(destroyConnection, limitMs, client)
  try {
    return await ask()
  } finally {
    clearTimeout(timer)
  }
}

/** Runs one query on a connection of the pool and occupies it for at most `limitMs`. */
export async function queryPool<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string, limitMs: number) {
  const client = await pool.connect()
  try {
    const found = await answerInTime(client, limitMs, () => client.query<Row>(text))
    client.release()
    return found.rows
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** @returns the result of `work`. @throws DatabaseTimeoutError after `limitMs`; the work itself continues to its end */
export async function withDeadline<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DatabaseTimeoutError(`No answer within ${limitMs} ms.`)), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
