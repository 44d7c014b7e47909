import { storeFiles, storeServedPage } from './store-page.ts'
import { manifestAddress, offlinePages } from './worker.constants.ts'
import type { CacheNames } from './worker.rules.ts'

/**
 * Stores everything that opens without a network: the files of the served build, the pages that are kept, and the texts
 * of their language. Begun by a page of a member or of the installed app, when it is idle. Failures are ignored; the next page begins again.
 */
export async function precacheApp(names: CacheNames): Promise<void> {
  const response = await fetch(manifestAddress, { cache: 'no-store' })
  const manifest: unknown = response.ok ? await response.json() : undefined
  if (!isManifest(manifest)) return
  await storeFiles(manifest.files, names.assets)
  for (const page of offlinePages) {
    const texts = manifest.texts[await storeServedPage(page, names)]
    if (texts) await storeFiles([texts], names.assets)
  }
}

function isManifest(value: unknown): value is { files: string[]; texts: Record<string, string> } {
  if (typeof value !== 'object' || value === null || !('files' in value) || !('texts' in value)) return false
  const { files, texts } = value
  if (!Array.isArray(files) || typeof texts !== 'object' || texts === null) return false
  return [...files, ...Object.values(texts)].every((file: unknown) => typeof file === 'string')
}
