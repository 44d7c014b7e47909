import { Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { LoginInvitationScreen, LoginScreen } from '../features/login/index.ts'
import { CallError } from '../lib/api.ts'
import { logOut, readMe } from '../lib/calls.ts'
import { useTranslation } from '../lib/i18n.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { type Me, OfficeContext } from '../lib/office.tsx'
import { Pages } from './pages.tsx'
import { Preferences, Shell } from './shell.tsx'

export const ME = ['me']

/** Who is logged in; null for a guest. */
async function findMe(): Promise<Me | null> {
  try {
    return await readMe({})
  } catch (error) {
    if (error instanceof CallError && error.code === 'customer.not.login') return null
    throw error
  }
}

export function App() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = useQuery({ queryKey: ME, queryFn: findMe })
  const reload = () => void client.resetQueries()
  useEffect(() => {
    document.title = t('office.name')
  }, [t])
  return (
    <Switch>
      <Route path="/invitation">
        <Outside>
          <LoginInvitationScreen token={location.hash.slice(1)} onLoggedIn={() => leaveInvitation(reload)} />
        </Outside>
      </Route>
      <Route>
        <Loaded query={query}>
          {(me) =>
            me === null ? (
              <Outside>
                <LoginScreen onLoggedIn={reload} />
              </Outside>
            ) : (
              <Inside me={me} onLogOut={() => void logOut({}).finally(reload)} />
            )
          }
        </Loaded>
      </Route>
    </Switch>
  )
}

/** The token does not stay in the history. */
function leaveInvitation(reload: () => void): void {
  history.replaceState(null, '', '/office')
  reload()
}

function Outside({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="preferences">
        <Preferences />
      </header>
      {children}
    </>
  )
}

function Inside({ me, onLogOut }: { me: Me; onLogOut(): void }) {
  const { t } = useTranslation()
  const [first] = me.merchants
  if (!first)
    return (
      <Shell me={me} merchant={undefined} onLogOut={onLogOut}>
        <Text>{t('office.nobody')}</Text>
      </Shell>
    )
  return (
    <Switch>
      <Route path="/:merchant/*?">
        {({ merchant: code }) => {
          const merchant = me.merchants.find((one) => one.code === code)
          if (!merchant) return <Redirect to={`/${first.code}/today`} replace />
          return (
            <OfficeContext value={{ me, merchant }}>
              <Shell me={me} merchant={merchant} onLogOut={onLogOut}>
                <Pages merchant={merchant} />
              </Shell>
            </OfficeContext>
          )
        }}
      </Route>
      <Route>
        <Redirect to={`/${first.code}/today`} replace />
      </Route>
    </Switch>
  )
}
