import { type ComponentType, lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useTranslation } from '../lib/i18n.tsx'
import type { MyMerchant } from '../lib/office.tsx'
import { Loading } from '../ui/state.tsx'
import { listPages, type PageId } from './pages.rules.ts'

const account = () => import('../features/account/index.ts')
const agent = () => import('../features/agent/index.ts')
const approval = () => import('../features/approval/index.ts')
const campaign = () => import('../features/campaign/index.ts')
const content = () => import('../features/content/index.ts')
const desk = () => import('../features/desk/index.ts')
const feedback = () => import('../features/feedback/index.ts')
const game = () => import('../features/game/index.ts')
const help = () => import('../features/help/index.ts')
const referral = () => import('../features/referral/index.ts')
const incident = () => import('../features/incident/index.ts')
const label = () => import('../features/label/index.ts')
const member = () => import('../features/member/index.ts')
const offer = () => import('../features/offer/index.ts')
const payment = () => import('../features/payment/index.ts')
const staff = () => import('../features/staff/index.ts')
const today = () => import('../features/today/index.ts')
const trail = () => import('../features/trail/index.ts')

interface PathParameters {
  id: string
  kind: string
}

/** Screens of a page, each loaded when it is opened; parameters of a path are the screen's properties. */
const screens: Record<PageId | 'account', readonly { path: string; Screen: ComponentType<PathParameters> }[]> = {
  today: [
    { path: '', Screen: lazy(async () => ({ default: (await today()).TodayScreen })) },
    { path: '/closures', Screen: lazy(async () => ({ default: (await today()).TodayClosuresScreen })) },
  ],
  desk: [
    { path: '', Screen: lazy(async () => ({ default: (await desk()).DeskScreen })) },
    { path: '/hours', Screen: lazy(async () => ({ default: (await desk()).DeskHoursScreen })) },
    { path: '/answers', Screen: lazy(async () => ({ default: (await desk()).DeskAnswersScreen })) },
    { path: '/report', Screen: lazy(async () => ({ default: (await desk()).DeskReportScreen })) },
  ],
  members: [
    { path: '', Screen: lazy(async () => ({ default: (await member()).MemberListScreen })) },
    { path: '/:id/:tab?', Screen: lazy(async () => ({ default: (await member()).MemberScreen })) },
  ],
  approvals: [{ path: '', Screen: lazy(async () => ({ default: (await approval()).ApprovalScreen })) }],
  offers: [{ path: '', Screen: lazy(async () => ({ default: (await offer()).OfferListScreen })) }],
  labels: [{ path: '', Screen: lazy(async () => ({ default: (await label()).LabelScreen })) }],
  payments: [
    { path: '', Screen: lazy(async () => ({ default: (await payment()).PaymentListScreen })) },
    { path: '/:kind/:id', Screen: lazy(async () => ({ default: (await payment()).PaymentScreen })) },
  ],
  agents: [
    { path: '', Screen: lazy(async () => ({ default: (await agent()).AgentListScreen })) },
    { path: '/agent/:id', Screen: lazy(async () => ({ default: (await agent()).AgentScreen })) },
    { path: '/plans', Screen: lazy(async () => ({ default: (await agent()).AgentPlanListScreen })) },
    { path: '/statements', Screen: lazy(async () => ({ default: (await agent()).AgentStatementListScreen })) },
    { path: '/statements/:id/:month', Screen: lazy(async () => ({ default: (await agent()).AgentStatementScreen })) },
  ],
  referral: [{ path: '', Screen: lazy(async () => ({ default: (await referral()).ReferralListScreen })) }],
  incidents: [
    { path: '', Screen: lazy(async () => ({ default: (await incident()).IncidentListScreen })) },
    { path: '/:id', Screen: lazy(async () => ({ default: (await incident()).IncidentScreen })) },
  ],
  games: [
    { path: '', Screen: lazy(async () => ({ default: (await game()).GameListScreen })) },
    { path: '/vendors', Screen: lazy(async () => ({ default: (await game()).GameVendorScreen })) },
  ],
  messages: [
    { path: '', Screen: lazy(async () => ({ default: (await campaign()).CampaignListScreen })) },
    { path: '/new', Screen: lazy(async () => ({ default: (await campaign()).CampaignNewScreen })) },
    { path: '/:id', Screen: lazy(async () => ({ default: (await campaign()).CampaignScreen })) },
  ],
  content: [
    { path: '', Screen: lazy(async () => ({ default: (await content()).ContentListScreen })) },
    { path: '/:id', Screen: lazy(async () => ({ default: (await content()).ContentScreen })) },
  ],
  help: [
    { path: '', Screen: lazy(async () => ({ default: (await help()).HelpListScreen })) },
    { path: '/:id', Screen: lazy(async () => ({ default: (await help()).HelpArticleScreen })) },
  ],
  feedback: [
    { path: '', Screen: lazy(async () => ({ default: (await feedback()).FeedbackListScreen })) },
    { path: '/:id', Screen: lazy(async () => ({ default: (await feedback()).FeedbackScreen })) },
  ],
  staff: [{ path: '', Screen: lazy(async () => ({ default: (await staff()).StaffScreen })) }],
  trail: [{ path: '', Screen: lazy(async () => ({ default: (await trail()).TrailScreen })) }],
  account: [{ path: '', Screen: lazy(async () => ({ default: (await account()).AccountScreen })) }],
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
              {({ id = '', kind = '' }: Partial<PathParameters>) => <Screen key={id} id={id} kind={kind} />}
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
