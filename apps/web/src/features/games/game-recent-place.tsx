import { Suspense } from 'react'
import { useSession } from '../../lib/services.tsx'
import { classNames } from '../../ui/class-names.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { Skeleton } from '../../ui/states.tsx'
import type { Lobby } from './game-lobby.ts'
import styles from './game-recent-place.module.css'

const GameRecent = lazyChunk(async () => (await import('./game-recent.tsx')).GameRecent)

/** Place of the member's last games, which a reload keeps free for them; absent for a guest. */
export function GameRecentPlace({ lobby, className }: { lobby?: Lobby; className?: string | undefined }) {
  const session = useSession()
  return (
    <div className={classNames(styles.place, className)}>
      {session && (
        <Suspense fallback={<Skeleton size="word" />}>
          <GameRecent lobby={lobby} />
        </Suspense>
      )}
    </div>
  )
}
