import { useGame } from '../../lib/find-game.ts'
import { useText } from '../../lib/i18n.ts'
import { BackArrow, topBarStyles } from '../../ui/top-bar.tsx'
import styles from './game-opening.module.css'

/** Parts of the shapes, as the arcade's documents have them: they follow on this screen. */
const partCounts = { game: 5, lottery: 8 } as const

interface GameOpeningProps {
  code: string
  /** The address names a lottery; the game's own data may do so too. */
  isLottery: boolean
  /** Without a frame that has the bar already. */
  hasBar: boolean
  onClose: () => void
}

/** A launch that is under way: the game's bar and shape. What is waited for is said when it takes longer. */
export function GameOpening({ code, isLottery, hasBar, onClose }: GameOpeningProps) {
  const t = useText()
  const game = useGame(code)
  const shape = isLottery || game?.launchMode === 'LOTT' ? 'lottery' : 'game'
  return (
    <div className={styles.opening} data-shape={shape}>
      {hasBar && (
        <header className={styles.bar}>
          <button type="button" className={topBarStyles.back} aria-label={t('game.frame.close')} onClick={onClose}>
            <BackArrow />
          </button>
          <h1 className={styles.name}>{game?.title ?? t('title.launchGame')}</h1>
        </header>
      )}
      <div role="status" className={styles.note}>
        <p className={styles.title}>{t('game.launch.loading')}</p>
        <p>{t('game.launch.loading.body')}</p>
      </div>
      {Array.from({ length: partCounts[shape] }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <span key={part} className={styles.part} aria-hidden="true" />
      ))}
    </div>
  )
}
