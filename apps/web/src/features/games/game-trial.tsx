import { decideAddress, type Game, gameTrialLaunch } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { useBusy } from '@foyer/ui/use-busy'
import { useText } from '../../lib/i18n.ts'
import { leavePage, useAddress } from '../../lib/navigation.tsx'
import { useIsOffered } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { useNotices } from '../../ui/notices.tsx'
import { launchLimitMs } from './game-launch.constants.ts'
import type { Lobby } from './game-lobby.ts'
import { useMayStartHere } from './game-start.ts'

/** Opens the game for play money, without a login (GAME-21, OPEN-44); the game leads back to the lobby. */
export function GameTrial({ game, lobby }: { game: Game; lobby: Lobby }) {
  const t = useText()
  const notices = useNotices()
  const report = useReport()
  const mayStart = useMayStartHere()
  const { go } = useAddress()
  const { wps, language, origin } = useServices()
  const { isBusy, run } = useBusy()
  if (!useIsOffered(gameTrialLaunch)) return null

  /** The alert of the launch screen (GAME-04, FLAG-09). */
  async function refuse() {
    const wantsInstall = await notices.alert({
      title: t('game.launch.failed'),
      text: t('label_start_game_error'),
      confirmLabel: t('game.launch.install'),
      cancelLabel: t('close'),
    })
    if (wantsInstall) go('/m/app')
  }

  async function start() {
    if (!mayStart) return refuse()
    const query = {
      gameId: game.gameCode,
      nodeId: game.vendor,
      platform: 'MOBILE',
      backUrl: lobby.readAddress(),
      language,
    } as const
    try {
      const { gameUrl } = await wps.call(gameTrialLaunch, { query }, { timeoutMs: launchLimitMs })
      const decision = decideAddress(gameUrl, 'vendor', { origin, listed: 'checked' })
      if (decision.kind !== 'listed') throw new WpsError('game_unavailable', 0)
      lobby.leave()
      leavePage(decision.url)
      // A page from the back/forward cache goes on with this.
      await new Promise((resolve) => setTimeout(resolve, launchLimitMs))
    } catch (cause) {
      report(cause, 'page')
    }
  }

  return (
    <Button kind="secondary" isWide isBusy={isBusy} onClick={() => void run(start)}>
      {t('game.trial')}
    </Button>
  )
}
