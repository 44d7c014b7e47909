import { randomUUID } from 'node:crypto'
import type { DeskImage } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import { renderPhoto } from '../../outreach/index.ts'
import { type DeskImageRow, insertDeskImage } from './image.store.ts'

/** Longer side in pixels. */
const SIZES = { small: 320, large: 1_600 } as const

/**
 * Renders an image anew and keeps it for one message of its sender.
 * @throws ServiceError `unsupported_media_type` for what is no still image, `TOO_MANY_REQUESTS`
 */
export async function keepImage(
  { database }: { database: Database },
  { merchant, owner, content }: { merchant: string; owner: string; content: string },
): Promise<DeskImage> {
  const rendered = await render(Buffer.from(content, 'base64'))
  if (!rendered) throw new ServiceError('unsupported_media_type')
  const id = randomUUID()
  const row = { merchant, owner, id, ...rendered }
  if (!(await database.transaction((tx) => insertDeskImage(tx, row), { merchant })))
    throw new ServiceError('TOO_MANY_REQUESTS')
  return { id, width: rendered.width, height: rendered.height }
}

async function render(bytes: Buffer): Promise<Pick<DeskImageRow, 'width' | 'height' | 'small' | 'large'> | undefined> {
  const photo = await renderPhoto(bytes)
  if (!photo) return undefined
  // Loaded with the first image: most instances that start need none.
  const { default: sharp } = await import('sharp')
  const scale = (size: number) =>
    sharp(photo)
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
  const large = await scale(SIZES.large)
  const small = await scale(SIZES.small)
  return { width: large.info.width, height: large.info.height, small: small.data, large: large.data }
}

/** Bytes of one size for a `data:` address. */
export function presentImageFile(row: DeskImageRow, size: 'small' | 'large') {
  return { mediaType: 'image/webp' as const, content: row[size].toString('base64') }
}
