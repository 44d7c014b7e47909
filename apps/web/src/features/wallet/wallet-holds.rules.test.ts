import { expect, test } from 'vitest'
import { describeHold } from './wallet-holds.rules.ts'

const now = Date.parse('2026-11-21T10:00:00.000Z')
const play = '/m/launchGame?prize_mode=&code=FIVE'

test.each([
  [
    'a draw later today',
    { kind: 'bet', gameCode: 'FIVE', reference: 'r1', endsAt: '2026-11-21T10:01:00.000Z' },
    { state: 'wallet.hold.ends', isToday: true, href: `${play}&roundId=r1&backUrl=%2Fm%2Fwallet` },
  ],
  [
    'a draw of another day',
    { kind: 'bet', gameCode: 'FIVE', reference: 'r1', endsAt: '2026-11-22T12:00:00.000Z' },
    { state: 'wallet.hold.ends', isToday: false, href: `${play}&roundId=r1&backUrl=%2Fm%2Fwallet` },
  ],
  [
    'a draw whose result is not paid yet',
    { kind: 'bet', gameCode: 'FIVE', reference: 'r1', endsAt: '2026-11-21T10:00:00.000Z' },
    { state: 'wallet.hold.waiting', isToday: true, href: `${play}&roundId=r1&backUrl=%2Fm%2Fwallet` },
  ],
  [
    'an open round, which its game takes up',
    { kind: 'bet', gameCode: 'FIVE', reference: 'r1' },
    { state: 'wallet.hold.open', isToday: false, href: `${play}&backUrl=%2Fm%2Fwallet` },
  ],
  [
    'a withdrawn game',
    { kind: 'bet', reference: 'r1' },
    { state: 'wallet.hold.open', isToday: false, href: undefined },
  ],
  [
    'a withdrawal',
    { kind: 'withdrawal', reference: 'w1' },
    { state: 'wallet.hold.payout', isToday: false, href: '/m/withdraw' },
  ],
] as const)('DEC-31 held money for %s names its end and the way to it', (_what, hold, expected) => {
  expect(describeHold(hold, now)).toEqual(expected)
})
