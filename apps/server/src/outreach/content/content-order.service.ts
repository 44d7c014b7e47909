import type { Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { type ContentName, listContentItems, lockContentItem, updateContentItem } from './content.store.ts'

/**
 * Puts an item behind another one of its kind, or first. Where it stands there already, nothing changes.
 * @returns places before and after, from 1 on
 * @throws ServiceError `not_found`
 */
export async function moveContent(
  tx: Tx,
  name: ContentName,
  behind: string | null,
): Promise<{ before: number; after: number }> {
  const { merchant, kind, id } = name
  if (!(await lockContentItem(tx, name))) throw new ServiceError('not_found')
  const items = await listContentItems(tx, merchant, kind)
  const before = items.findIndex((one) => one.id === id)
  const others = items.filter((one) => one.id !== id)
  const place = behind === null ? 0 : others.findIndex((one) => one.id === behind) + 1
  if (behind !== null && behind !== id && place === 0) throw new ServiceError('not_found')
  if (place === before || behind === id) return { before: before + 1, after: before + 1 }
  const moved = items.filter((one) => one.id === id)
  const order = [...others.slice(0, place), ...moved, ...others.slice(place)]
  for (const [index, one] of order.entries())
    if (one.ordinal !== index + 1) await updateContentItem(tx, { merchant, kind, id: one.id }, { ordinal: index + 1 })
  return { before: before + 1, after: place + 1 }
}
