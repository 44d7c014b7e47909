import { recentGames, wallet } from '@foyer/contract'
import { Button, buttonClass } from '@foyer/ui/button'
import { ExternalLink, Gamepad2, Smartphone } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../lib/i18n.ts'
import { goBackFromFrames, Link, useAddress } from '../../lib/navigation.tsx'
import { useRenew } from '../../lib/queries.ts'
import { useFailureMessage } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { decideTarget } from '../../routes.rules.ts'
import type { Href, RoutePath } from '../../routes.ts'
import { GameFrame } from './game-frame.tsx'
import { type LaunchAddress, readLaunchAddress } from './game-launch.rules.ts'
import { useLaunch } from './game-launch-flow.ts'
import styles from './game-launch-screen.module.css'
import { GameOpening } from './game-opening.tsx'
import { useMayStartHere } from './game-start.ts'

/** `/m/launchGame` (ROUTE-12): between a tile and its game. */
export function LaunchScreen() {
  const t = useText()
  const { search } = useAddress()
  const mayStart = useMayStartHere()
  const address = readLaunchAddress(search)
  const back = useBack(address?.backUrl)
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
  if (!mayStart)
    return (
      <Stop
        icon={<Smartphone size={30} aria-hidden="true" />}
        title={t('game.launch.failed')}
        text={t('label_start_game_error')}
      >
        <Link href="/m/app" className={buttonClass({ isWide: true })}>
          {t('game.launch.install')}
        </Link>
        <BackLink back={back} />
      </Stop>
    )
  return <Launch key={search} address={address} back={back} />
}

function Launch({ address, back }: { address: LaunchAddress; back: Back }) {
  const t = useText()
  const messageOf = useFailureMessage()
  const { state, retry, onFramed } = useLaunch(address)
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
        <BackLink back={back} />
      </Stop>
    )
  if (state.step === 'outside')
    return (
      <Stop
        icon={<ExternalLink size={30} aria-hidden="true" />}
        title={t('game.launch.outside')}
        text={t('game.launch.outside.body')}
      >
        <BackLink back={back} kind="primary" />
        <Button kind="secondary" isWide onClick={retry}>
          {t('game.launch.outside.again')}
        </Button>
      </Stop>
    )
  const isFrame = state.step === 'framing' || state.step === 'playing'
  return (
    <>
      {state.step !== 'playing' && (
        <GameOpening code={address.code} isLottery={address.isLottery} hasBar={!isFrame} onClose={back.go} />
      )}
      {isFrame && (
        <GameFrame
          gameUrl={state.gameUrl}
          gameCode={address.code}
          onClose={back.go}
          onFramed={onFramed}
          isOpen={state.step === 'playing'}
        />
      )}
    </>
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

/** Pages of a visitor on the way to a session. */
const ENTRANCES: ReadonlySet<string> = new Set<RoutePath>(['/m/login', '/m/register', '/m/recover'])

interface Back {
  href: Href
  /** Goes back to where the member was, otherwise to `href`. */
  go: () => void
}

/** Back to the address's page, if it is one of ours (T5), otherwise home; with the balance loaded anew. */
function useBack(backUrl: string | undefined): Back {
  const { origin } = useServices()
  const { go } = useAddress()
  const renew = useRenew()
  const start = useRef<number>(undefined)
  useEffect(() => {
    start.current = history.length
  }, [])
  const href = (decideTarget(backUrl, origin) ?? '/m/home') as Href // decideTarget returns pages of the table only
  return {
    href,
    go() {
      renew(wallet, recentGames)
      const hasMoved = history.length !== start.current
      if (comesFromEntrance() || !goBackFromFrames(hasMoved)) go(href, { isReplacing: true })
    },
  }
}

/** Whether the entry before is a page by which the member came in; unknown in a browser that does not list its entries. */
function comesFromEntrance(): boolean {
  if (!('navigation' in window)) return false
  const { currentEntry } = window.navigation
  const before = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]?.url
  return !!before && ENTRANCES.has(new URL(before).pathname)
}

function BackLink({ back, kind = 'secondary' }: { back: Back; kind?: 'primary' | 'secondary' }) {
  const t = useText()
  return (
    <Link
      href={back.href}
      className={buttonClass({ kind, isWide: true })}
      onClick={(event) => {
        event.preventDefault()
        back.go()
      }}
    >
      {t('game.launch.back')}
    </Link>
  )
}
