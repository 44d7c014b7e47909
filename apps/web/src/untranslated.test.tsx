import {
  depositSettings,
  deposits,
  inbox,
  type Movement,
  type WithdrawalCard,
  wallet,
  withdrawalCards,
  withdrawals,
} from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { offlineAddress } from '../service-worker/worker.constants.ts'
import { buildPseudoWeb } from '../testing/build-web.ts'
import { fixtureInitialData, fixtureLotus, fixtureSettings } from '../testing/fixture-site.ts'
import { renderElement } from '../testing/render-element.tsx'
import { findUntranslated } from '../testing/untranslated.ts'
import { MemberBalance } from './app/home/member-balance.tsx'
import { SessionCurrent } from './features/session/session-current.tsx'
import { WalletMovementRow } from './features/wallet/wallet-movement-row.tsx'
import { WalletTimeline } from './features/wallet/wallet-timeline.tsx'
import { WithdrawalHoldNotice } from './features/withdrawal/withdrawal-hold-notice.tsx'
import { routes } from './routes.ts'
import { loadScreen } from './screens.ts'
import { createNotices, NoticesContext } from './ui/notices.tsx'

const site = { url: '', host: 'localhost:8080', origin: 'http://localhost:8080', nonce: 'bm9uY2U=' }
const serverTime = '2026-11-21T12:00:00.000Z'
const visitor = { tags: ['en'], nonce: site.nonce, spanId: 'span-12345678' }
/** The locale's own texts for months and halves of the day come from the browser. */
const dates = ['Nov', 'AM', 'PM', 'UTC']

describe('LANG-01 no document shows a text that escapes translation', () => {
  let web: Awaited<ReturnType<typeof buildPseudoWeb>>
  beforeAll(async () => {
    web = await buildPseudoWeb()
  })
  afterAll(() => web?.remove())

  async function renderPage(url: string, settings = fixtureSettings()) {
    const seeds = fixtureInitialData(settings, 'EN')
    const { html } = await web.server.render({ ...site, url, settings, language: 'EN', seeds, serverTime })
    return { html, escaped: findUntranslated(html, [settings, seeds, site, dates]) }
  }

  it.each([...routes.map(({ path }) => path), '/m/nothing-here', offlineAddress])('%s', async (path) => {
    const { html, escaped } = await renderPage(path)
    expect(html).toContain('[')
    expect(escaped).toEqual([])
  })

  it('the other template', async () => {
    expect((await renderPage('/m/home', fixtureLotus())).escaped).toEqual([])
  })

  it.each([
    { maintenance: true, maintenanceEnd: '2026-11-21T14:00:00.000Z' },
    { regionRestriction: 'ip', ip: '203.0.113.7' } as const,
    { regionRestriction: 'location' } as const,
  ])('a closed site: %j', async (change) => {
    expect((await renderPage('/m/home', fixtureSettings(change))).escaped).toEqual([])
  })

  it('a page that cannot be made, and a host of no merchant', async () => {
    for (const isLimited of [true, false])
      expect(findUntranslated(await web.server.renderFallbackPage({ ...visitor, isLimited }), visitor)).toEqual([])
    const domain = { host: 'unknown.example', rightDomain: 'https://www.aurora.example' }
    const html = await web.server.renderDomainNotAvailable({ ...visitor, ...domain })
    expect(findUntranslated(html, [visitor, domain.host, 'www.aurora.example'])).toEqual([])
  })
})

const card: WithdrawalCard = {
  id: '1',
  bankCode: 'BDO',
  bankName: 'BDO Unibank',
  holderName: 'Ada Example',
  maskedNumber: '•••• 3210',
  createdAt: serverTime,
}
const money = { amountMinor: '100000', currency: 'PHP', createdAt: serverTime, resolvedAt: null }
const method = { name: 'Bank Transfer', minMinor: '10000', maxMinor: '5000000', quickAmountsMinor: ['20000'] }
const payout = {
  cards: [card],
  cardLimit: 5,
  banks: [{ code: 'BDO', name: 'BDO Unibank' }],
  currency: 'PHP',
  ...{ minMinor: '10000', maxMinor: '10000000', pendingLimit: 3, dailyLimitMinor: '50000000' },
  ...{ dailyLeftMinor: '40000000', feeMinor: '1500', sentWithinSeconds: 60, holdSeconds: 60, isSandbox: true },
  hold: { reasons: ['account_added' as const], until: '2026-11-23T12:00:00.000Z' },
}
const balance = { balanceMinor: '125000', heldMinor: '25000', availableMinor: '100000', bonusMinor: '0' }
/** Responses to a member; components rendered here make calls as a guest, so they find them. */
const seeds = [
  ...fixtureInitialData(fixtureSettings(), 'EN'),
  {
    path: wallet.path,
    value: { balances: [{ ...balance, currency: 'PHP', lockedMinor: '0', version: 1 }], serverTime },
  },
  {
    path: depositSettings.path,
    value: {
      depositSwitch: true,
      currency: 'PHP',
      totalDepositSuccessCount: 0,
      methods: (['bank', 'ewallet', 'card'] as const).map((kind) => ({ ...method, code: kind, kind })),
    },
  },
  {
    path: deposits.path,
    value: (['created', 'pending', 'approved', 'declined', 'expired', 'failed'] as const).map((status) => ({
      ...{ ...money, id: status, status, method: 'bank', payUrl: null, expiresAt: serverTime },
    })),
  },
  { path: withdrawalCards.path, value: payout },
  {
    path: withdrawals.path,
    value: (['held', 'sending', 'unknown', 'paid', 'refused'] as const).map((status) => ({
      ...{ ...money, id: status, status, card, refusal: null, sentAt: null },
    })),
  },
  {
    path: inbox.path,
    value: { items: [{ id: '1', title: 'Hello', body: 'Welcome', sentAt: serverTime, isRead: false }], unreadCount: 1 },
  },
]
const kinds = ['deposit', 'withdrawal', 'bet', 'win', 'refund', 'opening', 'adjustment', 'bonus', 'commission'] as const
const phases = ['pending', 'posted', 'voided', 'expired', 'declined', 'failed', 'checking', 'returned'] as const
const movements = kinds.flatMap((kind) =>
  phases.map(
    (phase): Movement => ({
      ...{ id: `${kind}-${phase}`, kind, phase, amountMinor: '100000', currency: 'PHP', balanceAfterMinor: '5' },
      ...{
        reference: 'R-1',
        description: kind === 'deposit' ? 'bank' : 'FIVE',
        at: serverTime,
        resolvedAt: serverTime,
      },
    }),
  ),
)
const session = {
  id: '7',
  token: 't',
  merchantCode: 'aurora',
  userName: 'ada',
  type: 4,
  firstTimeLogin: false,
  spanId: 's',
}

describe('LANG-01 no part of a member’s screen shows a text that escapes translation', () => {
  const notices = createNotices()
  const screens = [...new Set(routes.map(({ screen }) => screen))]
  test.each([
    ...[
      ...screens.map(
        (name) =>
          [
            name,
            async () => {
              const Screen = await loadScreen(name)
              return <Screen />
            },
          ] as const,
      ),
      ['member balance', async () => <MemberBalance session={session} />] as const,
      ['current session', async () => <SessionCurrent userName="ada" />] as const,
      ['hold', async () => <WithdrawalHoldNotice hold={payout.hold} payout={payout} />] as const,
      ...movements.map(
        (movement) =>
          [
            movement.id,
            async () => (
              <>
                <WalletMovementRow movement={movement} />
                <WalletTimeline movement={movement} />
              </>
            ),
          ] as const,
      ),
    ],
  ])('%s', async (_name, load) => {
    const part = <NoticesContext value={notices}>{await load()}</NoticesContext>
    const markup = await renderElement(part, { seeds, isPseudo: true })
    expect(
      findUntranslated(markup, [
        fixtureSettings(),
        seeds,
        session,
        movements,
        dates,
        'https://www.aurora.example/m/register',
      ]),
    ).toEqual([])
  })
})

test.each([
  ['<p>[Łóğ íñ ~~]</p>', []],
  ['<p>Log in</p>', ['Log in']],
  ['<p>[Ĥéłłó Ada ~~]</p><b>Ada</b><b>Adam</b>', ['Adam']],
  ['<img alt="Logo" title="[Áǵ]"><script>var a</script>', ['Logo']],
])('LANG-01 what escapes of %s', (markup, escaped) => expect(findUntranslated(markup, ['Ada'])).toEqual(escaped))
