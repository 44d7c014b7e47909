import type { Services } from '../lib/services.tsx'
import { findImageFormat } from '../platform/index.ts'

/** The stored image format of this browser, otherwise the detected one (DEV-07..10). */
export async function readImageFormat({ storage }: Pick<Services, 'storage'>): Promise<'na' | 'webp' | 'avif'> {
  return storage.read('imageFormat') ?? findImageFormat()
}
