import type { FeatureSwitches } from '@foyer/contract'
import { describe, expect, it, test } from 'vitest'
import { decideFooterTap, type FooterKey, footerItems, isChatIconOnly, listFooterItems } from './footer.rules.ts'

const all = 'home,game,activity,reward,deposit,withdraw,wallet,member,notice,service,chat,live,helps,invite'

const plain: FeatureSwitches = { whitelabelVal: {}, isSingleWallet: false }

function list(footerNav: string, change: Partial<FeatureSwitches> = {}) {
  return listFooterItems(footerNav, { ...plain, ...change }).join()
}

describe('which items show', () => {
  test.each<[string, string, Partial<FeatureSwitches>, string]>([
    ['FOOT-01 CONST-88 nothing given', '', {}, 'home,deposit,member,activity,service'],
    ['FOOT-02 given order', 'service,home', {}, 'service,home'],
    ['FOOT-03 spaces, unknown and repeated names', ' Home , nothing,home,toString,helps', {}, 'home,helps'],
    ['FOOT-04 FLAG-22 several wallets', 'home,wallet', { isSingleWallet: false }, 'home,wallet'],
    ['FOOT-04 FLAG-22 single wallet', 'home,wallet', { isSingleWallet: true }, 'home'],
    ['FOOT-05 FLAG-01 chat with CBS3', 'home,chat', { whitelabelVal: { CBS3: true } }, 'home,chat'],
    ['FOOT-05 FLAG-01 chat without CBS3', 'home,chat', { whitelabelVal: { CBS3: false } }, 'home'],
    [
      'FOOT-06 FOOT-07 FLAG-02 FLAG-22 both on',
      'home,deposit,withdraw',
      { depositSwitch: true, whitelabelVal: { CREDITMAR3: true } },
      'home',
    ],
    ['CONF-29 FLAG-02 only the switch', 'deposit,withdraw', { depositSwitch: true }, 'deposit,withdraw'],
    [
      'DEC-02 without customer service',
      'home,service,live,chat,helps',
      { whitelabelVal: { CBS3: true }, missing: ['chat', 'contacts'] },
      'home,helps',
    ],
    [
      'DEC-02 without any calls for money',
      '',
      { missing: ['wallet', 'deposit', 'withdrawal'] },
      'home,member,activity,service',
    ],
    ['DEC-02 without withdrawals', 'deposit,withdraw,wallet', { missing: ['withdrawal'] }, 'deposit,wallet'],
    ['CONF-29 only the flag', 'deposit,withdraw', { whitelabelVal: { CREDITMAR3: true } }, 'deposit,withdraw'],
  ])('%s', (_, nav, change, shown) => {
    expect(list(nav, change)).toBe(shown)
  })
  it('FOOT-03 all items are known', () => {
    expect(list(all, { whitelabelVal: { CBS3: true } })).toBe(all)
    expect(Object.keys(footerItems)).toHaveLength(14)
  })
})

describe('how chat is drawn', () => {
  test.each([
    ['MT8801', 'home,deposit,chat', 'outline', true],
    ['MT8801', 'home,deposit,chat', 'BASE', false],
    ['MT8801', 'home,deposit,chat', 'solid', false],
    ['MT8801', 'home,deposit,chat', '', false],
    ['MT8801', 'home,chat,deposit', 'outline', false],
    ['MT8802', 'home,deposit,chat', 'outline', false],
  ])('FOOT-14 CONF-28 %s with %s and theme "%s": %s', (id, footer_nav, footer_icon_theme, isIconOnly) => {
    expect(isChatIconOnly({ id, footer_nav, footer_icon_theme })).toBe(isIconOnly)
  })
})

test.each([
  ['activity', undefined, { kind: 'page', to: '/m/activity' }],
  ['activity', 4, { kind: 'page', to: '/m/activity' }],
  ['reward', undefined, { kind: 'page', to: '/m/login?go=%2Fm%2FrewardCenter' }],
  ['reward', 0, { kind: 'page', to: '/m/rewardCenter' }],
  ['reward', 4, { kind: 'reject' }],
] as const)('CONF-26 %s for type %s leads to %j', (key, memberType, tap) => {
  expect(decideFooterTap(key, { memberType, merchant: plain }, false)).toEqual(tap)
})

describe('what a tap does', () => {
  const login = (path: string) => ({ kind: 'page', to: `/m/login?go=${encodeURIComponent(path)}` })
  const cases: [FooterKey, number | undefined, boolean, object][] = [
    ['home', undefined, false, { kind: 'page', to: '/m/home' }],
    ['activity', undefined, false, { kind: 'page', to: '/m/activity' }],
    ['member', undefined, false, login('/m/member/home')],
    ['wallet', undefined, false, login('/m/wallet')],
    ['withdraw', undefined, false, login('/m/withdraw')],
    ['deposit', undefined, false, login('/m/voucherCenter')],
    ['reward', undefined, false, login('/m/rewardCenter')],
    ['chat', undefined, false, login('/m/helpCenter')],
    ['service', undefined, false, { kind: 'service' }],
    ['deposit', 0, false, { kind: 'page', to: '/m/voucherCenter' }],
    ['withdraw', 1, false, { kind: 'page', to: '/m/withdraw' }],
    ['deposit', 4, false, { kind: 'reject' }],
    ['member', 4, false, { kind: 'reject' }],
    ['deposit', 40, false, { kind: 'reject' }],
    ['withdraw', 42, false, { kind: 'reject' }],
    ['wallet', 41, false, { kind: 'page', to: '/m/wallet' }],
    ['member', 40, false, { kind: 'page', to: '/m/member/home' }],
    ['invite', undefined, false, { kind: 'soon' }],
    ['invite', undefined, true, { kind: 'page', to: '/m/inviteFriends' }],
    ['invite', 1, false, { kind: 'page', to: '/m/agentRegister' }],
    ['invite', 2, true, { kind: 'page', to: '/m/agentRegister' }],
    ['invite', 0, true, { kind: 'page', to: '/m/inviteFriends' }],
    ['invite', 0, false, { kind: 'service' }],
    ['invite', 4, true, { kind: 'reject' }],
    ['chat', 0, false, { kind: 'chat', item: 'chat' }],
    ['chat', 40, false, { kind: 'chat', item: 'chat' }],
    ['chat', 4, false, { kind: 'reject' }],
    ['live', 0, false, { kind: 'chat', item: 'live' }],
    ['live', 4, false, { kind: 'chat', item: 'live' }],
    ['live', undefined, false, { kind: 'chat', item: 'live' }],
  ]
  test.each(cases)(
    'FOOT-15..20 FOOT-22 FOOT-25 FOOT-28 FOOT-29 CONF-02 CONF-27 ROUTE-37 ROUTE-38 REF-04..07 ERR-25 CONF-19 ROUTE-09 AGENT-01 AGENT-03 %s by type %s, referral %s',
    (key, type, isOn, tap) => {
      expect(decideFooterTap(key, { memberType: type, merchant: plain }, isOn)).toEqual(tap)
    },
  )
})
