import type { Banner } from '@foyer/contract'
import { expect, test } from 'vitest'
import { findReferralBanner } from './promotion-referral.rules.ts'

const banner: Banner = {
  id: 'r',
  groupName: 'm_top',
  url: '/m/art/referral.webp',
  title: 'Invite',
  subtitle: '',
  linkageType: 'URL',
  linkage: '/m/inviteFriends',
  roomId: null,
  nodeId: null,
  gameType: null,
  vendor: null,
}

const on = { REFERRAL: { enabled: true, count: 0 } }
test.each([
  ['the programme and a picture', {}, banner],
  ['no rewards', { hasRewards: false }, undefined],
  ['an unknown programme', { promotions: undefined }, undefined],
  ['no programme', { promotions: {} }, undefined],
  ['a closed programme', { promotions: { REFERRAL: { enabled: false, count: 0 } } }, undefined],
  ['no banner', { found: [] }, undefined],
  ['a banner without a picture', { found: [{ ...banner, url: '' }] }, undefined],
])('BAR-10 REF-02 the referral bar with %s', (_, change, shown) => {
  expect(findReferralBanner({ hasRewards: true, promotions: on, found: [banner], ...change })).toEqual(shown)
})
