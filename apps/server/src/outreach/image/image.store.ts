import type { Tx } from '@foyer/database'
import { and, countDistinct, eq } from 'drizzle-orm'
import { imageTable } from './image.table.ts'

type ImageRow = typeof imageTable.$inferSelect

/** The content of one file; undefined for an unknown one. */
export async function readImageFile(
  tx: Tx,
  { merchant, folder, file }: Pick<ImageRow, 'merchant' | 'folder' | 'file'>,
): Promise<Buffer | undefined> {
  const { content } = imageTable
  const rows = await tx
    .select({ content })
    .from(imageTable)
    .where(and(eq(imageTable.merchant, merchant), eq(imageTable.folder, folder), eq(imageTable.file, file)))
  return rows[0]?.content
}

/** Number of a merchant's pictures, each with its files. */
export async function countImages(tx: Tx, merchant: string): Promise<number> {
  const rows = await tx
    .select({ count: countDistinct(imageTable.folder) })
    .from(imageTable)
    .where(eq(imageTable.merchant, merchant))
  return rows[0]?.count ?? 0
}

/** Whether a merchant has a picture already. */
export async function hasImage(tx: Tx, merchant: string, folder: string): Promise<boolean> {
  const rows = await tx
    .select({ file: imageTable.file })
    .from(imageTable)
    .where(and(eq(imageTable.merchant, merchant), eq(imageTable.folder, folder)))
    .limit(1)
  return rows.length > 0
}

/** Stores the files of a picture; those of a known folder are the same already. */
export async function saveImageFiles(tx: Tx, rows: readonly ImageRow[]): Promise<void> {
  await tx
    .insert(imageTable)
    .values([...rows])
    .onConflictDoNothing()
}
