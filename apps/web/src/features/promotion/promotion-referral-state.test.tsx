import { availablePromotions, type Banner, banners } from '@foyer/contract'
import { expect, test } from 'vitest'
import { fixtureSettings } from '../../../testing/fixture-site.ts'
import { renderElement } from '../../../testing/render-element.tsx'
import { useReferralBanner } from './promotion-referral-state.ts'

const banner: Banner = {
  ...{ id: 'r', groupName: 'm_top', url: '/m/art/referral.webp', title: 'Invite', subtitle: '', linkageType: 'URL' },
  ...{ linkage: '/m/inviteFriends', roomId: null, nodeId: null, gameType: null, vendor: null },
}

function ShownBanner() {
  return useReferralBanner()?.title
}

test.each([
  ['m_top', 'Invite'],
  ['m_home', ''],
])('BAR-11 CONST-87 with a banner of the group %s the referral bar shows “%s”', async (groupName, shown) => {
  const markup = await renderElement(<ShownBanner />, {
    settings: fixtureSettings({ whitelabelVal: { REWCEN3: true } }),
    seeds: [
      { path: availablePromotions.path, query: {}, value: { REFERRAL: { enabled: true, count: 0 } } },
      { path: banners.path, query: { groupName }, value: [banner] },
    ],
  })
  expect(markup).toBe(shown)
})
