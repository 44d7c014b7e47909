import { decideMissingChunk } from '../lib/build.ts'
import type { createI18n } from '../lib/i18n.ts'
import type { Services } from '../lib/services.tsx'
import { onChunkFailure } from '../ui/lazy-chunk.tsx'
import type { Notices } from '../ui/notices.tsx'
import type { DueReload } from './due-reload.ts'

/**
 * Reports a sheet or a dialog that failed to load. When the cause is a newer build, its page comes with the next
 * navigation.
 */
export function handleChunkFailures(
  { storage }: Pick<Services, 'storage'>,
  notices: Notices,
  i18n: Pick<ReturnType<typeof createI18n>, '_'>,
  dueReload: DueReload,
): void {
  onChunkFailure(async () => {
    notices.toast(i18n._('state.error.title'), { tone: 'bad' })
    const { recovery } = await decideMissingChunk(storage)
    if (recovery === 'reload') dueReload.plan()
  })
}
