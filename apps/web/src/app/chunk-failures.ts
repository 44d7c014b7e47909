import { decideMissingChunk, recordReload } from '../lib/build.ts'
import type { createI18n } from '../lib/i18n.ts'
import type { Services } from '../lib/services.tsx'
import { onChunkFailure } from '../ui/lazy-chunk.tsx'
import type { Notices } from '../ui/notices.tsx'

/**
 * Reports a sheet or a dialog that failed to load. When the cause is a newer build, the reload waits for the next
 * navigation: the member may be filling in a form (DEC-38). Returns the function that takes that reload, once.
 */
export function handleChunkFailures(
  { storage }: Pick<Services, 'storage'>,
  notices: Notices,
  i18n: Pick<ReturnType<typeof createI18n>, '_'>,
): () => boolean {
  let isReloadDue = false
  onChunkFailure(async () => {
    notices.toast(i18n._('state.error.title'), { tone: 'bad' })
    const { recovery } = await decideMissingChunk(storage)
    if (recovery === 'reload') isReloadDue = true
  })
  return () => {
    const isTaken = isReloadDue && recordReload(storage)
    isReloadDue = false
    return isTaken
  }
}
