import { expect, test } from 'vitest'
import { trackingEventTypes } from './tracking.ts'

test('TRACK-07 ENT-26 the events of a visit are these sixteen', () => {
  expect(trackingEventTypes).toEqual([
    ...['firstOpen', 'registerSubmit', 'register', 'depositSubmit', 'firstDeposit', 'withdraw', 'deposit', 'redeposit'],
    ...['firstDepositArrival', 'startTrial', 'login', 'viewContent', 'downloadApp', 'gameLaunch', 'a2hsInstalled'],
    'a2hsFirstOpen',
  ])
})
