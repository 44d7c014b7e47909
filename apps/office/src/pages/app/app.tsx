import { Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { AccountScreen } from '../features/account/index.ts'
import { LoginInvitationScreen, LoginScreen } from '../features/login/index.ts'
import { MemberListScreen, MemberScreen } from '../features/member/index.ts'
import { StaffScreen } from '../features/staff/index.ts'
import { TodayScreen } from '../features/today/index.ts'
import { TrailScreen } from '../features/trail/index.ts'
import { CallError } from '../lib/api.ts'
import { logOut, readMe } from '../lib/calls.ts'
import { useTranslation } from '../lib/i18n.tsx'
import { Loaded } from '../lib/loaded.tsx'
import { type Me, type MyMerchant, OfficeContext } from '../lib/office.tsx'
import { listPages } from './pages.rules.ts'
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

/** Pages of the person's roles; any other address leads to the first of them. */
function Pages({ merchant }: { merchant: MyMerchant }) {
  const ids = listPages(merchant.roles).map(({ id }) => id)
  const has = (id: (typeof ids)[number]) => ids.includes(id)
  return (
    <Switch>
      {has('today') ? <Route path="/:merchant/today" component={TodayScreen} /> : null}
      {has('members') ? <Route path="/:merchant/members" component={MemberListScreen} /> : null}
      {has('members') ? (
        <Route path="/:merchant/members/:id">{({ id }) => <MemberScreen key={id} id={id} />}</Route>
      ) : null}
      {has('staff') ? <Route path="/:merchant/staff" component={StaffScreen} /> : null}
      {has('trail') ? <Route path="/:merchant/trail" component={TrailScreen} /> : null}
      <Route path="/:merchant/account" component={AccountScreen} />
      <Route>
        <Redirect to={`/${merchant.code}/${ids[0] ?? 'account'}`} replace />
      </Route>
    </Switch>
  )
}
