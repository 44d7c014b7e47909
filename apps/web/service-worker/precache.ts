import { storeServedPage } from './store-page.ts'
import { manifestAddress, offlinePages, PRECACHE_BATCH } from './worker.constants.ts'
import type { CacheNames } from './worker.rules.ts'

/**
 * Stores everything that opens without a network: the files of the served build, and the pages that are kept. Begun by
 * a page of a member or of the installed app, when it is idle. Failures are ignored; the next page begins again.
 */
export async function precacheApp(names: CacheNames): Promise<void> {
  const response = await fetch(manifestAddress, { cache: 'no-store' })
  const manifest: unknown = response.ok ? await response.json() : undefined
  if (!isManifest(manifest)) return
  const cache = await caches.open(names.assets)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = manifest.files.filter((file) => !known.has(file))
  for (let at = 0; at < missing.length; at += PRECACHE_BATCH) await cache.addAll(missing.slice(at, at + PRECACHE_BATCH))
  for (const page of offlinePages) await storeServedPage(page, names.pages)
}

function isManifest(value: unknown): value is { files: string[] } {
  if (typeof value !== 'object' || value === null || !('files' in value) || !Array.isArray(value.files)) return false
  return value.files.every((file: unknown) => typeof file === 'string')
}
