import { type ComponentType, lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useTranslation } from '../lib/i18n.tsx'
import type { MyMerchant } from '../lib/office.tsx'
import { Loading } from '../ui/state.tsx'
import { listPages, type PageId } from './pages.rules.ts'

/** Screens of a page, each loaded when it is opened; `:id` of a path is the screen's property. */
const screens: Record<PageId | 'account', readonly { path: string; Screen: ComponentType<{ id: string }> }[]> = {
  today: [
    { path: '', Screen: lazy(async () => ({ default: (await import('../features/today/index.ts')).TodayScreen })) },
  ],
  members: [
    {
      path: '',
      Screen: lazy(async () => ({ default: (await import('../features/member/index.ts')).MemberListScreen })),
    },
    {
      path: '/:id/:tab?',
      Screen: lazy(async () => ({ default: (await import('../features/member/index.ts')).MemberScreen })),
    },
  ],
  approvals: [
    {
      path: '',
      Screen: lazy(async () => ({ default: (await import('../features/approval/index.ts')).ApprovalScreen })),
    },
  ],
  labels: [
    { path: '', Screen: lazy(async () => ({ default: (await import('../features/label/index.ts')).LabelScreen })) },
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
              {({ id = '' }: { id?: string }) => <Screen key={id} id={id} />}
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
