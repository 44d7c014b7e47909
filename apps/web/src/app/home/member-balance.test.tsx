import { depositSettings, wallet } from '@foyer/contract'
import { expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { renderElement } from '../../../testing/render-element.tsx'
import { createNotices, NoticesContext } from '../../ui/notices.tsx'
import { MemberBalance } from './member-balance.tsx'

const free = {
  id: '7',
  token: 't',
  merchantCode: 'aurora',
  userName: 'guest',
  type: 4,
  firstTimeLogin: false,
  spanId: 's',
}

const show = (type: number) => (
  <NoticesContext value={createNotices()}>
    <MemberBalance session={{ ...free, type }} />
  </NoticesContext>
)

test.each([
  [{ REG3: true }, true],
  [{ MOBILENUMREG3: true }, true],
  [{}, false],
])(
  'MEMB-07 FLAG-03 FLAG-04 free play offers an account only where anybody can register: %j',
  async (whitelabelVal, isOpen) => {
    const settings = fixtureSettings({ whitelabelVal: { REG3: false, MOBILENUMREG3: false, ...whitelabelVal } })
    const markup = await renderElement(show(4), { settings })
    expect(markup).toContain('Log out')
    expect(markup.includes('Sign up')).toBe(isOpen)
  },
)

test.each([
  [0, false, ['/m/voucherCenter', '/m/withdraw']],
  [0, true, []],
  [40, false, []],
])('CONF-29 FLAG-02 ROLE-08 type %i with the deposit switch %s is led to %j', async (type, depositSwitch, links) => {
  const settings = fixtureSettings({ whitelabelVal: { CREDITMAR3: true } })
  const seeds = [{ path: depositSettings.path, value: { depositSwitch } }]
  const markup = await renderElement(show(type), { settings, seeds })
  expect([...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(links)
})

test('a new member is welcomed before the balance has come, so that nothing moves when it does', async () => {
  const member = (firstTimeLogin: boolean) => (
    <NoticesContext value={createNotices()}>
      <MemberBalance session={{ ...free, type: 0, firstTimeLogin }} />
    </NoticesContext>
  )
  const [first, later] = await Promise.all([renderElement(member(true)), renderElement(member(false))])
  expect(first).toContain('Welcome, guest')
  expect(later).not.toContain('Welcome')
})

test('DEC-02 a balance that was loaded stays on the page through a 404; without one the platform has no wallets', async () => {
  const money = { balanceMinor: '125000', heldMinor: '0', availableMinor: '125000', lockedMinor: '0', bonusMinor: '0' }
  const value = { balances: [{ ...money, currency: 'PHP', version: 1 }], serverTime: '2026-11-21T12:00:00.000Z' }
  const failures = [{ path: wallet.path, query: {}, status: 404 }]
  expect(await renderElement(show(0), { failures, seeds: [{ path: wallet.path, value }] })).toContain('₱1,250')
  expect(await renderElement(show(0), { failures })).not.toContain('Balance')
})
