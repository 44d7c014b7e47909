import { Gamepad2, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { useRunMode } from '../../platform/index.ts'
import { decideTarget } from '../../routes.rules.ts'
import type { Href } from '../../routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { GameFrame } from './game-frame.tsx'
import { type LaunchAddress, mayStartHere, readLaunchAddress } from './game-launch.rules.ts'
import { useLaunch } from './game-launch-flow.ts'
import styles from './game-launch-screen.module.css'

/** `/m/launchGame` (ROUTE-12): between a tile and its game. */
export function LaunchScreen() {
  const t = useText()
  const { search } = useAddress()
  const settings = useSettings()
  const runMode = useRunMode()
  const address = readLaunchAddress(search)
  if (!address)
    return (
      <Stop
        icon={<Gamepad2 size={30} aria-hidden="true" />}
        title={t('game.launch.failed')}
        text={t('game.launch.missing')}
      >
        <AllGamesLink />
      </Stop>
    )
  if (!mayStartHere(settings, runMode))
    return (
      <Stop
        icon={<Smartphone size={30} aria-hidden="true" />}
        title={t('game.launch.failed')}
        text={t('label_start_game_error')}
      >
        <Link href="/m/app" className={buttonClass({ isWide: true })}>
          {t('game.launch.install')}
        </Link>
        <BackLink backUrl={address.backUrl} />
      </Stop>
    )
  return <Launch key={search} address={address} />
}

function Launch({ address }: { address: LaunchAddress }) {
  const t = useText()
  const messageOf = useFailureMessage()
  const { state, retry, onFramed } = useLaunch(address)
  const back = useBack(address.backUrl)
  if (state.step === 'failed')
    return (
      <Stop
        icon={<Gamepad2 size={30} aria-hidden="true" />}
        title={t('game.launch.failed')}
        text={messageOf(state.error)}
      >
        {state.error === 'error.game_not_found' ? (
          <AllGamesLink />
        ) : (
          <Button isWide onClick={retry}>
            {t('game.launch.retry')}
          </Button>
        )}
        <BackLink backUrl={address.backUrl} />
      </Stop>
    )
  const isFrame = state.step === 'framing' || state.step === 'playing'
  return (
    <>
      {state.step !== 'playing' && <Loading />}
      {isFrame && (
        <GameFrame
          gameUrl={state.gameUrl}
          gameCode={address.code}
          back={back}
          onFramed={onFramed}
          isOpen={state.step === 'playing'}
        />
      )}
    </>
  )
}

function Loading() {
  const t = useText()
  return (
    <div className={styles.screen} role="status">
      <div className={styles.orbit} aria-hidden="true">
        <span className={styles.ball} />
        <span className={styles.ball} />
        <span className={styles.ball} />
        <span className={styles.ball} />
        <span className={styles.ball} />
      </div>
      <h1 className={styles.title}>{t('game.launch.loading')}</h1>
      <p className={styles.text}>{t('game.launch.loading.body')}</p>
    </div>
  )
}

interface StopProps {
  icon: ReactNode
  title: string
  text: string | undefined
  children: ReactNode
}

function Stop({ icon, title, text, children }: StopProps) {
  return (
    <div className={styles.screen}>
      <span className={styles.icon}>{icon}</span>
      <h1 className={styles.title}>{title}</h1>
      {text && (
        <p className={styles.text} role="alert">
          {text}
        </p>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}

function AllGamesLink() {
  const t = useText()
  return (
    <Link href="/m/game" isReplacing className={buttonClass({ isWide: true })}>
      {t('game.empty.action')}
    </Link>
  )
}

/** The address's page, if it is one of ours (T5), otherwise home. */
function useBack(backUrl: string | undefined): Href {
  const { origin } = useServices()
  return (decideTarget(backUrl, origin) ?? '/m/home') as Href // decideTarget returns pages of the table only
}

function BackLink({ backUrl }: { backUrl: string | undefined }) {
  const t = useText()
  return (
    <Link href={useBack(backUrl)} isReplacing className={buttonClass({ kind: 'secondary', isWide: true })}>
      {t('game.launch.back')}
    </Link>
  )
}
