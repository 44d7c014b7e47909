import type { Banner } from '@foyer/contract'
import { expect, test } from 'vitest'
import { findReferralBanner } from './promotion-referral.rules.ts'

const banner: Banner = {
  id: 'r',
  groupName: 'm_top',
  url: '/m/art/referral.svg',
  title: 'Invite',
  subtitle: '',
  linkageType: 'URL',
  linkage: '/m/inviteFriends',
  roomId: null,
  nodeId: null,
  gameType: null,
  vendor: null,
}

test.each([
  ['the programme and a picture', ['REFERRAL'], [banner], banner],
  ['no programme', [], [banner], undefined],
  ['another programme', ['OTHER'], [banner], undefined],
  ['no banner', ['REFERRAL'], [], undefined],
  ['a banner without a picture', ['REFERRAL'], [{ ...banner, url: '' }], undefined],
] as const)('BAR-10 REF-02 the referral bar with %s', (_, keys, found, shown) => {
  expect(
    findReferralBanner(
      keys.map((key) => ({ key })),
      found,
    ),
  ).toEqual(shown)
})
