import type { Database, Tx } from '@foyer/database'
import type { ProofStep } from '../../game/fairness.rules.ts'
import { findDraw, insertBlocks, listBlocks } from '../draw/index.ts'
import { BLOCK_LEAVES, buildProof, findBlock, splitBlocks, type TreeBlock } from '../fairness/index.ts'
import { listLeaves, listLeavesFrom, type TicketRow } from './ticket.store.ts'

/**
 * A ticket's path to the root of its closed draw, over the tickets of all merchants; null before the close and for a
 * ticket that does not take part. Reads one block of leaves and one row per block, whatever the number of tickets.
 */
export function readProof(
  database: Database,
  { drawId, leaf }: Pick<TicketRow, 'drawId' | 'leaf'>,
): Promise<ProofStep[] | null> {
  return database.transaction(
    async (tx) => {
      const view = await findDraw(tx, drawId)
      if (!view?.draw.ticketRoot) return null
      const blocks = await readBlocks(tx, drawId)
      const block = findBlock(blocks, leaf)
      if (!block) return null
      return buildProof(leaf, block, await listLeavesFrom(tx, drawId, block.firstLeaf, BLOCK_LEAVES), blocks)
    },
    { isOperator: true },
  )
}

/** The stored blocks of the close; older draws without blocks get them once. */
async function readBlocks(tx: Tx, drawId: string): Promise<TreeBlock[]> {
  const stored = await listBlocks(tx, drawId)
  if (stored.length > 0) return stored
  const blocks = splitBlocks(await listLeaves(tx, drawId))
  await insertBlocks(tx, drawId, blocks)
  return blocks
}
