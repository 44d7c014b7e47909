import type { Tx } from '@foyer/database'
import { asc, eq, sql } from 'drizzle-orm'
import type { TreeBlock } from '../fairness/index.ts'
import { drawBlockTable } from './draw.table.ts'

/** Inserts a closed draw's blocks; existing ones are unchanged. */
export async function insertBlocks(tx: Tx, drawId: string, blocks: readonly TreeBlock[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO arcade.draw_block (draw_id, number, first_leaf, node)
    SELECT ${drawId}, b."number", b."firstLeaf", b.node
    FROM jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) AS b("number" int, "firstLeaf" text, node text)
    ON CONFLICT (draw_id, number) DO NOTHING`)
}

/** A closed draw's blocks from the left. */
export async function listBlocks(tx: Tx, drawId: string): Promise<TreeBlock[]> {
  const { number, firstLeaf, node } = drawBlockTable
  return tx
    .select({ number, firstLeaf, node })
    .from(drawBlockTable)
    .where(eq(drawBlockTable.drawId, drawId))
    .orderBy(asc(number))
}
