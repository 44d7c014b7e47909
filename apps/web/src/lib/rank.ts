import { playerRankProgress, type RankLevel, type RankProgress } from '@foyer/contract'
import { useText } from './i18n.ts'
import { useIsOffered, useValue } from './queries.ts'

/** The member's rank; undefined while it is unknown, and where the merchant has no programme (MEMB-06). */
export function useRank(): RankProgress | undefined {
  const isOffered = useIsOffered(playerRankProgress)
  const { data } = useValue(playerRankProgress, {}, { isEnabled: isOffered })
  return data && (data.rankLevel > 0 || data.nextStakeMinor !== null) ? data : undefined
}

/** Returns the function from a level, counted from 1, to its name: the merchant's own, or its number. */
export function useLevelName(levels: readonly RankLevel[]): (level: number) => string {
  const t = useText()
  return (level) => levels[level - 1]?.name ?? t('level', { level })
}
