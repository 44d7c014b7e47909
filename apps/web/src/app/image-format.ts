import type { Services } from '../lib/services.tsx'
import { findImageFormat } from '../platform/index.ts'

/** The picture format that was found in this browser before, else the one that it decodes now (DEV-07..10). */
export async function readImageFormat({ storage }: Pick<Services, 'storage'>): Promise<'na' | 'webp' | 'avif'> {
  return storage.read('imageFormat') ?? findImageFormat()
}
