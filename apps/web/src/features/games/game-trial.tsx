import { decideAddress, type Game, gameTrialLaunch } from '@foyer/contract'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { leavePage } from '../../lib/navigation.tsx'
import { useIsOffered } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { Button } from '../../ui/button.tsx'
import { launchLimitMs } from './game-launch.constants.ts'
import type { Lobby } from './game-lobby.ts'

/** Opens the game for play money, without a login (GAME-21, OPEN-44); the game leads back to the lobby. */
export function GameTrial({ game, lobby }: { game: Game; lobby: Lobby }) {
  const t = useText()
  const report = useReport()
  const { wps, language, origin } = useServices()
  const [isBusy, setBusy] = useState(false)
  if (!useIsOffered(gameTrialLaunch)) return null

  async function start() {
    setBusy(true)
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
      setTimeout(setBusy, launchLimitMs, false)
    } catch (cause) {
      report(cause, 'page')
      setBusy(false)
    }
  }

  return (
    <Button kind="secondary" isWide isBusy={isBusy} onClick={() => void start()}>
      {t('game.trial')}
    </Button>
  )
}
