import { buttonClass } from '@foyer/ui/button'
import { Link, Route, Router, Switch, useSearch } from 'wouter'
import { CheckScreen } from '../features/check/index.ts'
import { DrawDetailScreen, DrawListScreen } from '../features/draw/index.ts'
import { LaunchErrorScreen } from '../features/launch-error/index.ts'
import { PlayScreen } from '../features/play/index.ts'
import { RulesScreen } from '../features/rules/index.ts'
import { SwitchScreen } from '../features/switch/index.ts'
import { TicketDetailScreen, TicketListScreen } from '../features/ticket/index.ts'
import { t } from '../lib/i18n.ts'
import { basePath } from '../lib/lottery.ts'
import { usePlayer } from '../lib/queries.ts'
import { Opening } from '../ui/opening.tsx'
import { Empty } from '../ui/states.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ForPlayers } from './for-players.tsx'
import { Shell } from './shell.tsx'

/** Every address of the pages. Results, proofs and prizes are public, the rest is for players. */
export function App() {
  return (
    <Switch>
      <Route path="/sorry/:reason">
        {({ reason }) => (
          <main>
            <LaunchErrorScreen reason={reason} />
          </main>
        )}
      </Route>
      <Route path="/switch">
        <main>
          <SwitchScreen />
        </main>
      </Route>
      <Route>
        <Router base={basePath}>
          <Screens />
        </Router>
      </Route>
    </Switch>
  )
}

function Screens() {
  const { data: player = null } = usePlayer()
  const search = useSearch()
  return (
    <Shell player={player}>
      <ErrorBoundary>
        <Switch>
          <Route path="/">
            <ForPlayers opening={<Opening isBody label={t('lottery.loading')} shape="lottery" />}>
              {(own) => <PlayScreen player={own} />}
            </ForPlayers>
          </Route>
          <Route path="/tickets">
            <ForPlayers>{(own) => <TicketListScreen player={own} />}</ForPlayers>
          </Route>
          <Route path="/tickets/:id">
            {({ id }) => <ForPlayers>{(own) => <TicketDetailScreen key={id} player={own} ticketId={id} />}</ForPlayers>}
          </Route>
          <Route path="/draws">
            <DrawListScreen />
          </Route>
          <Route path="/draws/:id">{({ id }) => <DrawDetailScreen drawId={id} key={id} />}</Route>
          <Route path="/draws/:id/check">
            {({ id }) => <CheckScreen drawId={id} ticketId={new URLSearchParams(search).get('ticket')} />}
          </Route>
          <Route path="/rules">
            <RulesScreen player={player} />
          </Route>
          <Route>
            <Empty body={t('lottery.missing.body')} isPage title={t('lottery.missing.title')}>
              <Link className={buttonClass()} href="/">
                {t('lottery.nav.play')}
              </Link>
            </Empty>
          </Route>
        </Switch>
      </ErrorBoundary>
    </Shell>
  )
}
