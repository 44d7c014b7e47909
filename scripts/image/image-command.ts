import { imageAddressOf } from '@foyer/contract'
import type { Database } from '@foyer/database'
import {
  changeFields,
  countImages,
  decideChangedMerchant,
  describeUnknownMerchant,
  listStoredMerchants,
  MAX_IMAGES,
  renderImage,
  saveImageFiles,
  setBannerImage,
} from '@foyer/server'
import { readImageSource } from './image-source.ts'
import { listAssignments, parseImageUse } from './image-use.rules.ts'

interface ImageOrder {
  code: string
  /** `logo`, `background`, `splash`, `banner:<id>` or `screenshot:<place>`. */
  use: string
  /** A file or an https address. */
  source: string
}

/**
 * Renders a merchant's picture, stores its files and enters its address where the picture is shown, all or nothing and
 * as a version of the merchant.
 * @returns lines of what was done, or sentences on why nothing was
 */
export async function placeImage(
  { code, use: text, source }: ImageOrder,
  database: Database,
  change: Parameters<typeof changeFields>[2],
): Promise<{ done: string[] } | { faults: string[] }> {
  const merchants = await database.transaction(listStoredMerchants)
  const stored = merchants.find((one) => one.code === code)
  if (!stored) return { faults: [describeUnknownMerchant(code, merchants)] }
  const use = parseImageUse(text)
  if (!use) return { faults: [`${JSON.stringify(text)} is no place of a picture`] }
  const read = await readImageSource(source)
  if ('fault' in read) return { faults: [read.fault] }
  const rendered = await renderImage(use.kind, read.bytes, findGround(stored.settings))
  if ('fault' in rendered) return { faults: [`${source}: ${rendered.fault}`] }
  const { folder, files } = rendered
  const address = imageAddressOf(use.kind, folder)
  const assignments = listAssignments(use, folder, stored.settings)
  const madeAt = new Date()
  const rows = [...files].map(([file, content]) => ({ merchant: code, folder, file, content, madeAt }))
  const result = await changeFields(database, code, change, async (around, tx) => {
    const decision = assignments.length > 0 ? decideChangedMerchant(code, assignments, around) : { merchant: stored }
    if ('faults' in decision) return decision
    if ((await countImages(tx, code)) >= MAX_IMAGES) return { faults: [`${code} has ${MAX_IMAGES} pictures already`] }
    const banner = { merchant: code, id: use.name, url: address }
    if (use.kind === 'banner' && !(await setBannerImage(tx, banner)))
      return { faults: [`${code} has no banner ${use.name}`] }
    await saveImageFiles(tx, rows)
    return decision
  })
  if ('faults' in result) return result
  const bytes = rows.reduce((sum, { content }) => sum + content.length, 0)
  return { done: [`${files.size} files, ${Math.ceil(bytes / 1024)} KB: ${address}`, ...assignments] }
}

/** The colour that an installed app starts on, in the merchant's settings as any version stored them. */
function findGround({ template }: Record<string, unknown>): string {
  const color: unknown = typeof template === 'object' && template !== null ? Reflect.get(template, 'header_color') : ''
  return `#${typeof color === 'string' ? color : ''}`
}
