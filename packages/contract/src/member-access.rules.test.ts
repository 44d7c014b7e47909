import { describe, expect, it, test } from 'vitest'
import { type MerchantFeature, merchantFeatures } from './flags.ts'
import { type AccessRule, decideAccess, decideAvailability, type FeatureSwitches } from './member-access.rules.ts'
import { memberTypes } from './member-types.ts'

const plain: FeatureSwitches = { whitelabelVal: {}, isSingleWallet: false }
const credit = { CREDITMAR3: true }

describe('which features a merchant has', () => {
  const cases: [name: string, change: Partial<FeatureSwitches>, expected: Partial<Record<MerchantFeature, string>>][] =
    [
      ['nothing set', {}, { chat: 'unlisted' }],
      ['FLAG-01 FOOT-05 CBS3', { whitelabelVal: { CBS3: true } }, {}],
      ['WALL-03 FOOT-04 FLAG-22 a single wallet', { isSingleWallet: true }, { chat: 'unlisted', wallet: 'unlisted' }],
      ['CONF-29 only CREDITMAR3', { whitelabelVal: credit }, { chat: 'unlisted' }],
      ['CONF-29 only the deposit switch', { depositSwitch: true }, { chat: 'unlisted' }],
      [
        'FLAG-02 FOOT-06 FOOT-07 CONF-29 both',
        { whitelabelVal: credit, depositSwitch: true },
        { chat: 'unlisted', deposit: 'closed', withdrawal: 'closed' },
      ],
      [
        'DEC-02 what nobody answers',
        { whitelabelVal: { CBS3: true }, missing: ['chat', 'contacts', 'history', 'deposit'] },
        { chat: 'unlisted', contacts: 'unlisted', history: 'unlisted', deposit: 'unlisted' },
      ],
      [
        'DEC-02 what is closed stays closed where nobody answers it',
        { whitelabelVal: credit, depositSwitch: true, missing: ['deposit', 'chat'] },
        { chat: 'unlisted', deposit: 'closed', withdrawal: 'closed' },
      ],
    ]
  test.each(cases)('%s', (_name, change, expected) => {
    const decided = merchantFeatures.map((feature) => [feature, decideAvailability(feature, { ...plain, ...change })])
    const others = Object.fromEntries(merchantFeatures.map((feature) => [feature, 'open']))
    expect(Object.fromEntries(decided)).toEqual({ ...others, ...expected })
  })
})

const rules = {
  home: { access: 'anyone' },
  wallet: { access: 'member', rejects: ['free'], feature: 'wallet' },
  deposit: { access: 'member', rejects: ['free', 'virtual'], feature: 'deposit' },
  withdraw: { access: 'member', rejects: ['free', 'virtual'], feature: 'withdrawal' },
  agents: { access: 'agent' },
  staff: { access: 'staff' },
  invite: { access: 'anyone', rejects: ['free'] },
} as const satisfies Record<string, AccessRule>

describe('who may do what', () => {
  const guests = {
    ...{ home: 'open', wallet: 'login', deposit: 'login', withdraw: 'login' },
    ...{ agents: 'login', staff: 'login', invite: 'open' },
  }
  const member = {
    ...{ home: 'open', wallet: 'open', deposit: 'open', withdraw: 'open' },
    ...{ agents: 'forbidden', staff: 'forbidden', invite: 'open' },
  }
  const agent = { ...member, agents: 'open' }
  const free = { ...member, wallet: 'rejected', deposit: 'rejected', withdraw: 'rejected', invite: 'rejected' }
  const virtual = { ...member, deposit: 'rejected', withdraw: 'rejected' }
  const byType = { 0: member, 1: agent, 2: agent, 4: free, 40: virtual, 41: virtual, 42: virtual }
  const closed = { whitelabelVal: credit, isSingleWallet: true, depositSwitch: true }

  const decideAll = (memberType: number | undefined, merchant: FeatureSwitches) =>
    Object.fromEntries(
      Object.entries(rules).map(([name, rule]) => [name, decideAccess(rule, { memberType, merchant })]),
    )

  test.each(memberTypes)('ROLE-11 DEC-03 what is for the staff is closed to a member of type %i', (memberType) => {
    expect(decideAccess({ access: 'staff' }, { memberType, merchant: plain })).toBe('forbidden')
    expect(decideAccess({ access: 'staff' }, { memberType: undefined, merchant: plain })).toBe('login')
  })

  it('CONF-01 ROLE-02 guests', () => {
    expect(decideAll(undefined, plain)).toEqual(guests)
    expect(decideAll(undefined, closed)).toEqual(guests)
  })

  test.each(memberTypes)('ROLE-03..05 ROLE-07 ROLE-08 DEP-02 WDR-02 WALL-02 type %i', (type) => {
    expect(decideAll(type, plain)).toEqual(byType[type])
  })

  test.each(memberTypes)('CONF-29 FLAG-02 WALL-03 type %i of a merchant that closes and unlists', (type) => {
    const expected: Record<string, string> = { ...byType[type] }
    if (expected.wallet === 'open') expected.wallet = 'unlisted'
    for (const name of ['deposit', 'withdraw']) if (expected[name] === 'open') expected[name] = 'closed'
    expect(decideAll(type, closed)).toEqual(expected)
  })
})
