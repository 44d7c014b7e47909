import type { PushChoice } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { and, eq } from 'drizzle-orm'
import { pushChoiceTable } from './push.table.ts'

export async function findPushChoice(tx: Tx, merchant: string, memberId: string): Promise<PushChoice | undefined> {
  const rows = await tx
    .select({ mutedTopics: pushChoiceTable.mutedTopics, quietHours: pushChoiceTable.quietHours })
    .from(pushChoiceTable)
    .where(and(eq(pushChoiceTable.merchant, merchant), eq(pushChoiceTable.memberId, memberId)))
  return rows[0] && { ...rows[0], quietHours: rows[0].quietHours ?? null }
}

export async function savePushChoice(tx: Tx, merchant: string, memberId: string, choice: PushChoice): Promise<void> {
  await tx
    .insert(pushChoiceTable)
    .values({ merchant, memberId, ...choice })
    .onConflictDoUpdate({ target: [pushChoiceTable.merchant, pushChoiceTable.memberId], set: choice })
}
