import type { Banner } from '@foyer/contract'
import { expect, test } from 'vitest'
import { decideGuard, loginAddressFor } from '../../routes.rules.ts'
import { decideBannerImage, decideBannerLink } from './banner.rules.ts'

const banner: Banner = {
  id: '1',
  groupName: 'm_home',
  url: '/m/art/aurora/banner-five.webp',
  title: 'Five',
  subtitle: '',
  linkageType: 'G',
  linkage: 'FIVE',
  roomId: null,
  nodeId: 'STANDARD',
  gameType: 'LOTT',
  vendor: 'ARCADE',
}

const merchantPicture = `/m/pictures/${'0a'.repeat(16)}-360x168-7/banner-2x.webp`

test.each([
  ['/m/art/aurora/banner-five.webp', 'ltr', '/m/art/aurora/banner-five.webp'],
  ['/m/art/aurora/banner-five.webp', 'rtl', '/m/art/aurora/banner-five-rtl.webp'],
  ['/m/art/referral.webp', 'rtl', '/m/art/referral.webp#rtl'],
  [merchantPicture, 'rtl', merchantPicture],
  ['https://cdn.example/banner-five.webp', 'rtl', 'https://cdn.example/banner-five.webp#rtl'],
  ['https://cdn.example/a.svg', 'ltr', 'https://cdn.example/a.svg'],
] as const)('DEC-36 the image of the banner %s, %s, is %s', (url, direction, image) => {
  expect(decideBannerImage(url, direction)).toBe(image)
})

const lottery = '/m/launchGame?prize_mode=STANDARD&code=FIVE'

test.each(['LOTT', 'ELOTT'])('LOTT-08 a banner of a lottery (%s) goes to the launch of its game', (gameType) => {
  expect(decideBannerLink({ ...banner, gameType }, [], 'https://www.aurora.example')).toEqual({
    kind: 'page',
    href: lottery,
  })
})

const origin = 'https://www.aurora.example'

test('BANR-02 a banner of an offer opens the activity page with its id', () => {
  const offer = { ...banner, linkageType: 'P', linkage: 'a/b&c' } as const
  expect(decideBannerLink(offer, [], origin)).toEqual({ kind: 'page', href: '/m/activity?id=a%2Fb%26c' })
})

test.each([
  ['RNG', 'SPIN', '/m/launchGame?vendor=SPIN&code=FIVE'],
  [null, null, '/m/launchGame?vendor=&code=FIVE'],
])('BANR-07 a banner of a game of %s by %s launches it', (gameType, vendor, href) => {
  expect(decideBannerLink({ ...banner, gameType, vendor }, [], origin)).toEqual({ kind: 'page', href })
})

test.each([
  ['/m/activity?id=1', { kind: 'page', href: '/m/activity?id=1' }],
  [`${origin}/m/news`, { kind: 'page', href: '/m/news' }],
  ['https://partner.example/x', { kind: 'outside', url: 'https://partner.example/x', mustAsk: false }],
  ['https://evil.example/x', { kind: 'outside', url: 'https://evil.example/x', mustAsk: true }],
  ['/m/nothing', { kind: 'none' }],
  ['/m/..//evil.example', { kind: 'none' }],
  ['javascript:alert(1)', { kind: 'none' }],
])('BANR-03 BANR-04 T6 a banner with the address %s leads to %j', (linkage, link) => {
  const bannerOf = { ...banner, linkageType: 'URL', linkage } as const
  expect(decideBannerLink(bannerOf, ['https://partner.example'], origin)).toEqual(link)
})

test.each([
  ['a guest', undefined, { kind: 'redirect', to: loginAddressFor(lottery) }],
  ['a member', 0, { kind: 'show', route: expect.objectContaining({ screen: 'launchGame' }) }],
])('LOTT-08 where the banner of a lottery takes %s', (_, memberType, decision) => {
  const [path = '', query] = lottery.split('?')
  const merchant = { whitelabelVal: {}, isSingleWallet: false }
  expect(decideGuard({ path, search: `?${query}`, visitor: { memberType, merchant } })).toEqual(decision)
})
