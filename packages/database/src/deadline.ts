import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { DatabaseTimeoutError } from './errors.ts'

/** Ends a connection without waiting for the other side, which may never answer again. */
export function destroyConnection(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: Duplex } } // pg-pool reaches it the same way
  connection.stream.destroy()
}

/**
 * Gives a connection so long for one answer, then cuts it: whoever waits gets the error of a broken connection, and the
 * pool has room for a new one.
 */
export async function answerInTime<T>(client: pg.ClientBase, limitMs: number, ask: () => Promise<T>): Promise<T> {
  const timer = setTimeout(destroyConnection, limitMs, client)
  try {
    return await ask()
  } finally {
    clearTimeout(timer)
  }
}

/** Asks one question on a connection of the pool, and never keeps the connection longer than `limitMs`. */
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

/** @returns what `work` gives. @throws DatabaseTimeoutError after `limitMs`; the work itself goes on to its own end. */
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
