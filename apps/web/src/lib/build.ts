import { type BuildState, type ChunkRecovery, decideChunkRecovery } from './recovery.rules.ts'
import type { TypedStorage } from './storage.ts'

/** Timeout of the check for a file on the server. */
const probeTimeoutMs = 5_000

/** Address of the entry of this page's build: its hash changes with any file of the build. */
export function readBuild(): string {
  return document.documentElement.dataset.build ?? ''
}

/** Checks whether the server still has this page's build. Some servers answer any unknown address with a page. */
async function probeBuild(): Promise<BuildState> {
  if (!navigator.onLine) return 'unreachable'
  try {
    const signal = 'timeout' in AbortSignal ? AbortSignal.timeout(probeTimeoutMs) : null
    const { status, headers } = await fetch(readBuild(), { method: 'HEAD', cache: 'no-store', signal })
    if (status >= 500) return 'unreachable'
    return status === 200 && headers.get('content-type')?.includes('javascript') ? 'there' : 'gone'
  } catch {
    return 'unreachable'
  }
}

/** Decides the recovery from a script that failed to load. `isReachable` is true when the server answers. */
export async function decideMissingChunk(
  storage: Pick<TypedStorage, 'read'>,
): Promise<{ recovery: ChunkRecovery; isReachable: boolean }> {
  const build = await probeBuild()
  const hasReloaded = storage.read('reloadedBuild') === readBuild()
  return { recovery: decideChunkRecovery(build, hasReloaded), isReachable: build !== 'unreachable' }
}

/** Records the reload of this build's page. False when it cannot be recorded: then there is no automatic reload. */
export function recordReload(storage: Pick<TypedStorage, 'write'>): boolean {
  return storage.write('reloadedBuild', readBuild())
}
