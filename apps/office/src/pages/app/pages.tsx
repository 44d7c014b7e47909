import { type ComponentType, lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useTranslation } from '../lib/i18n.tsx'
import type { MyMerchant } from '../lib/office.tsx'
import { Loading } from '../ui/state.tsx'
import { listPages, type PageId } from './pages.rules.ts'

/** Screens of a page, each loaded when it is opened; `:id` and `:kind` of a path are the screen's properties. */
const screens: Record<
  PageId | 'account',
  readonly { path: string; Screen: ComponentType<{ id: string; kind?: string }> }[]
> = {
  today: [
    { path: '', Screen: lazy(async () => ({ default: (await import('../features/today/index.ts')).TodayScreen })) },
    {
      path: '/closures',
      Screen: lazy(async () => ({ default: (await import('../features/today/index.ts')).TodayClosuresScreen })),
    },
  ],
  members: [
    {
      path: '',
      Screen: lazy(async () => ({ default: (await import('../features/member/index.ts')).MemberListScreen })),
    },
    {
      path: '/:id',
      Screen: lazy(async () => ({ default: (await import('../features/member/index.ts')).MemberScreen })),
    },
  ],
  payments: [
    {
      path: '',
      Screen: lazy(async () => ({ default: (await import('../features/payment/index.ts')).PaymentListScreen })),
    },
    {
      path: '/:kind/:id',
      Screen: lazy(async () => ({ default: (await import('../features/payment/index.ts')).PaymentScreen })),
    },
  ],
  incidents: [
    {
      path: '',
      Screen: lazy(async () => ({ default: (await import('../features/incident/index.ts')).IncidentListScreen })),
    },
    {
      path: '/:id',
      Screen: lazy(async () => ({ default: (await import('../features/incident/index.ts')).IncidentScreen })),
    },
  ],
  games: [
    {
      path: '',
      Screen: lazy(async () => ({ default: (await import('../features/game/index.ts')).GameListScreen })),
    },
    {
      path: '/vendors',
      Screen: lazy(async () => ({ default: (await import('../features/game/index.ts')).GameVendorScreen })),
    },
  ],
  messages: [
    {
      path: '',
      Screen: lazy(async () => ({ default: (await import('../features/campaign/index.ts')).CampaignListScreen })),
    },
    {
      path: '/new',
      Screen: lazy(async () => ({ default: (await import('../features/campaign/index.ts')).CampaignNewScreen })),
    },
    {
      path: '/:id',
      Screen: lazy(async () => ({ default: (await import('../features/campaign/index.ts')).CampaignScreen })),
    },
  ],
  staff: [
    { path: '', Screen: lazy(async () => ({ default: (await import('../features/staff/index.ts')).StaffScreen })) },
  ],
  trail: [
    { path: '', Screen: lazy(async () => ({ default: (await import('../features/trail/index.ts')).TrailScreen })) },
  ],
  account: [
    { path: '', Screen: lazy(async () => ({ default: (await import('../features/account/index.ts')).AccountScreen })) },
  ],
}

/** Pages of the person's roles; any other address leads to the first of them. */
export function Pages({ merchant }: { merchant: MyMerchant }) {
  const { t } = useTranslation()
  const ids = [...listPages(merchant.roles).map(({ id }) => id), 'account' as const]
  return (
    <Suspense fallback={<Loading label={t('office.loading')} />}>
      <Switch>
        {ids.flatMap((page) =>
          screens[page].map(({ path, Screen }) => (
            <Route key={`${page}${path}`} path={`/:merchant/${page}${path}`}>
              {({ id = '', kind = '' }: { id?: string; kind?: string }) => <Screen key={id} id={id} kind={kind} />}
            </Route>
          )),
        )}
        <Route>
          <Redirect to={`/${merchant.code}/${ids[0] ?? 'account'}`} replace />
        </Route>
      </Switch>
    </Suspense>
  )
}
