import type { FeatureSwitches } from '@foyer/contract'
import { describe, expect, it, test } from 'vitest'
import { findVipLevel, kindOfMember, listMemberLinks } from './member-links.rules.ts'

const plain: FeatureSwitches = { whitelabelVal: {}, isSingleWallet: false }
function listFor(memberType: number, change: Partial<FeatureSwitches> = {}) {
  const { money, account } = listMemberLinks({ memberType, merchant: { ...plain, ...change } })
  return { money: money.map(({ path }) => path), account: account.map(({ path }) => path) }
}

describe('OPEN-37 where the member page leads', () => {
  it('WALL-03 there is no wallet entry with a single wallet; the history stays', () => {
    expect(listFor(0).money).toEqual(['/m/wallet', '/m/history'])
    expect(listFor(0, { isSingleWallet: true }).money).toEqual(['/m/history'])
  })

  it('DEC-02 nothing leads to what nobody answers', () => {
    const { money, account } = listFor(0, { missing: ['wallet', 'history', 'contacts'] })
    expect(money).toEqual([])
    expect(account).not.toContain('/m/feedback')
  })

  test.each([
    [0, false],
    [1, true],
    [2, true],
    [40, false],
  ])('AGENT-01 type %i is led to the page for agents: %s', (memberType, isLed) => {
    const { account } = listFor(memberType)
    expect(account.includes('/m/agentRegister')).toBe(isLed)
  })

  it('DEC-30 the security page is led to, which leads to the password', () => {
    expect(listFor(0).account).toContain('/m/security')
  })

  it('no entry leads to a page that turns the account away', () => {
    const { money, account } = listFor(4)
    expect(money).toEqual([])
    expect(account).toEqual(['/m/notice', '/m/helpCenter', '/m/feedback'])
  })
})

test.each([
  [0, 'member'],
  [1, 'agent'],
  [2, 'agent'],
  [4, 'free'],
  [40, 'virtual'],
  [42, 'virtual'],
])('ROLE-03..05 type %i is a %s', (type, kind) => expect(kindOfMember(type)).toBe(kind))

test.each([
  [null, undefined],
  [undefined, undefined],
  [{ labelName: 'Gold', labelId: '7', type: 'AUTO', rankLevel: 3 }, 'Gold'],
  [{ labelName: 'Gold', labelId: '7', type: 'MANUAL', rankLevel: 3 }, undefined],
])('MEMB-02 MEMB-03 a member with the club label %j has the benefits of %s', (label, level) => {
  expect(findVipLevel(label)).toBe(level)
})
