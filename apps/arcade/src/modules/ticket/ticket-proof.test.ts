import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TicketProofWire } from '../../game/wire.rules.ts'
import { type Arcade, oneLine, openArcade, until } from '../../testing/arcade-harness.ts'
import { BLOCK_LEAVES, computeRoot } from '../fairness/index.ts'
import { listLeaves } from './ticket.store.ts'

/** Tickets of a draw of several blocks. */
const MANY = 10 * BLOCK_LEAVES + 7

let arcade: Arcade
beforeAll(async () => {
  arcade = await openArcade({ plan: () => [] })
})
afterAll(() => arcade.close())

const sha = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

function computeRootFromProof({ leafText, path }: TicketProofWire): string {
  return path.reduce(
    (at, { side, hash }) => {
      const [left, right] = side === 'left' ? [hash, at] : [at, hash]
      return sha(Buffer.from(`01${left}${right}`, 'hex'))
    },
    sha(Uint8Array.of(0), leafText),
  )
}

/** Tickets of a crowd while the draw is on sale. */
function addCrowd(drawId: string, count: number) {
  return arcade.database.transaction(
    (tx) =>
      tx.execute(sql`
        INSERT INTO arcade.ticket (id, merchant, player_id, platform_session_id, request_id, lottery, draw_id,
          closes_at, lines, currency, stake, highest_win, leaf, state, placed_at)
        SELECT gen_random_uuid(), 'aurora', 'crowd', 'crowd', gen_random_uuid(), d.lottery, d.id,
          d.closes_at, '[]', 'PHP', 500, 500,
          encode(sha256(i::text::bytea), 'hex'), 'placed', d.opened_at
        FROM arcade.draw d, generate_series(1, ${count}::int) i WHERE d.id = ${drawId}`),
    { isOperator: true },
  )
}

/** Removes all tickets of a draw outside the block of one. @returns the number of those left */
async function keepBlock(drawId: string, leaves: readonly string[], ticketId: string): Promise<number> {
  const { rows } = await arcade.database.executeSql(`SELECT leaf FROM arcade.ticket WHERE id = '${ticketId}'`)
  const [own] = rows as { leaf: string }[] // the column of the statement
  const sorted = leaves.toSorted()
  const first = Math.floor(sorted.indexOf(own?.leaf ?? '') / BLOCK_LEAVES) * BLOCK_LEAVES
  const block = sorted.slice(first, first + BLOCK_LEAVES)
  const list = block.map((leaf) => `'${leaf}'`).join(', ')
  await arcade.database.executeSql(`
    BEGIN; SET LOCAL session_replication_role = replica;
    DELETE FROM arcade.ticket WHERE draw_id = '${drawId}' AND leaf NOT IN (${list}); COMMIT`)
  return block.length
}

describe('T21 a ticket’s proof', () => {
  it('of a draw of many blocks is right, reads one of them, and only its owner gets it', async () => {
    const url = await arcade.startApp({ isIdle: true })
    const ada = arcade.platform.addPlayer('ada', 100_000n)
    const cookie = await arcade.logIn(url, ada)
    await arcade.openDraw('20991231-0100', 120_000, 120_001)
    const body = {
      requestId: crypto.randomUUID(),
      playerId: 'ada',
      currency: 'PHP',
      drawId: '20991231-0100',
      lines: [oneLine],
    }
    const placed = await arcade.call<{ ticketId: string }>(url, '/api/tickets', { cookie, body })
    const proofPath = `/api/tickets/${placed.body.value.ticketId}/proof`
    expect((await arcade.call(url, proofPath, { cookie })).status).toBe(404)
    await addCrowd('20991231-0100', MANY - 1)
    await arcade.database.executeSql(`
      BEGIN; SET LOCAL session_replication_role = replica;
      UPDATE arcade.draw SET closes_at = clock_timestamp() WHERE id = '20991231-0100'; COMMIT; ANALYZE arcade.ticket`)
    await arcade.startApp({ isIdle: false })
    const draw = await until(async () => {
      const { rows } = await arcade.database.executeSql(
        `SELECT ticket_root AS root, ticket_count AS count FROM arcade.draw WHERE id = '20991231-0100'`,
      )
      const [row] = rows as { root: string | null; count: number }[] // the two columns of the statement
      return row?.root ? row : null
    })
    expect(draw.count).toBe(MANY)
    const leaves = await arcade.database.statement((tx) => listLeaves(tx, '20991231-0100'), { isOperator: true })
    expect(computeRoot(leaves)).toBe(draw.root)
    const readRoot = async () => {
      const { body: answer } = await arcade.call<TicketProofWire>(url, proofPath, { cookie })
      return computeRootFromProof(answer.value)
    }
    expect(await readRoot()).toBe(draw.root)

    // The leaves of all other blocks are not read: the proof is the same without them.
    const left = await keepBlock('20991231-0100', leaves, placed.body.value.ticketId)
    expect(left).toBeLessThanOrEqual(BLOCK_LEAVES)
    expect(await readRoot()).toBe(draw.root)

    const bob = await arcade.logIn(url, arcade.platform.addPlayer('bob', 0n))
    expect((await arcade.call(url, proofPath, { cookie: bob })).status).toBe(404)
  })
})
