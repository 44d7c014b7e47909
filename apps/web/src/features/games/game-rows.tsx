import type { Game } from '@foyer/contract'
import { Play } from 'lucide-react'
import { Link } from '../../lib/navigation.tsx'
import { SafeImage } from '../../lib/safe-image.tsx'
import { gameLink } from './game-link.ts'
import styles from './game-rows.module.css'

/** A few games as rows, each with its vendor. */
export function GameRows({ games, nameVendor }: { games: readonly Game[]; nameVendor: (code: string) => string }) {
  return (
    <ul className={styles.rows}>
      {games.map((game) => (
        <li key={`${game.vendor} ${game.gameCode}`}>
          <Link href={gameLink(game)} className={styles.row}>
            <SafeImage className={styles.picture} src={game.image} width={88} height={88} decoding="async" />
            <span className={styles.words}>
              <span className={styles.name}>{game.title}</span>
              <span className={styles.vendor}>{nameVendor(game.vendor)}</span>
            </span>
            <span className={styles.play}>
              <Play className="turns" size={20} aria-hidden="true" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
