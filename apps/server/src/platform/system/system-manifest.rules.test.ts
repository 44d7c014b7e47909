import { describe, expect, it } from 'vitest'
import { listDemoMerchants } from '../../../demo/seed/demo-merchants.ts'
import type { Merchant } from '../../merchant/index.ts'
import { buildManifest } from './system-manifest.rules.ts'

const [merchant] = listDemoMerchants(8080) as [Merchant, Merchant] // it returns two
const withSettings = (settings: Partial<Merchant['settings']>): Merchant => ({
  ...merchant,
  settings: { ...merchant.settings, ...settings },
})

describe('OPEN-53 the web manifest of a merchant', () => {
  it('PWA-22 has the merchant’s names and colour, in the visitor’s language', () => {
    expect(buildManifest(merchant, 'UR')).toMatchObject({
      id: '/m/home',
      name: 'ارورا',
      short_name: 'ارورا',
      lang: 'ur',
      dir: 'rtl',
      start_url: '/m/home',
      theme_color: '#0c1322',
      background_color: '#0c1322',
    })
    const long = buildManifest({ ...merchant, name: '莲花 Lotus and more of it' }, 'EN')
    expect(long).toMatchObject({ name: '莲花 Lotus and more of it', short_name: '莲花 Lotus and' })
    expect(buildManifest({ ...merchant, name: 'Lotus Game by X' }, 'EN').short_name).toBe('Lotus Game b')
    expect(buildManifest({ ...merchant, name: 'Lotus Games by X' }, 'EN').short_name).toBe('Lotus Games')
  })

  it.each([
    [{ r: 'AB12' }, '/m/home?r=AB12'],
    [{ r: 'AB12', affiliateCode: 'aff-1', tid: '42' }, '/m/home?r=AB12&affiliateCode=aff-1&tid=42'],
    [{ r: 'A"&<x>' }, '/m/home'],
    [{ r: '' }, '/m/home'],
    [{}, '/m/home'],
  ])('REF-08 an app that is installed with the source %j starts at %s, and is one app', (source, address) => {
    expect(buildManifest(merchant, 'EN', source)).toMatchObject({ id: '/m/home', start_url: address })
  })

  it('PWA-23 CONST-59 has icons of 192, 256, 384 and 512 pixels, each as it is and for a mask', () => {
    expect(buildManifest(merchant, 'UR').icons.map(({ src, sizes, purpose }) => `${sizes} ${purpose} ${src}`)).toEqual(
      [192, 256, 384, 512].flatMap((size) =>
        ['any', 'maskable'].map((purpose) => `${size}x${size} ${purpose} /m/art/aurora/icon-${size}.png`),
      ),
    )
  })

  it('PWA-23 has the icons of a logo that the merchant has given, with edges for a mask', () => {
    const folder = `/m/pictures/${'0a'.repeat(16)}-96x96-`
    const { icons } = buildManifest(withSettings({ appIcon: `${folder}/icon-{size}.png` }), 'EN')
    expect(icons.slice(0, 2)).toEqual([
      { src: `${folder}/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `${folder}/maskable-192.png`, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    ])
  })

  it('PWA-01 has shortcuts in the visitor’s language, and pictures of the merchant’s own hosts', () => {
    const appScreenshots = [
      { src: '/m/art/home.jpg', sizes: '390x844' },
      { src: 'https://evil.example/home.jpg', sizes: '390x844' },
    ]
    const { shortcuts, screenshots } = buildManifest(withSettings({ appScreenshots }), 'CN')
    expect(shortcuts?.map(({ name, url }) => `${url} ${name}`)).toEqual([
      '/m/game 游戏',
      '/m/voucherCenter 存款',
      '/m/activity 优惠活动',
    ])
    expect(screenshots).toEqual([
      { src: '/m/art/home.jpg', sizes: '390x844', type: 'image/jpeg', form_factor: 'narrow' },
    ])
  })

  it('PWA-24 PWA-25 PWA-26 CONST-60 CONST-61 CONST-62 stands alone, upright, within /m/', () => {
    expect(buildManifest(merchant, 'UR')).toMatchObject({
      display: 'standalone',
      orientation: 'portrait',
      scope: '/m/',
    })
  })

  it.each([
    ['/art/{size}.png', 8],
    ['https://cdn.example/{size}.webp', 8],
    ['https://cdn.example.evil.example/{size}.png', 0],
    ['https://cdn.example@evil.example/{size}.png', 0],
    ['http://cdn.example/{size}.png', 0],
    ['//evil.example/{size}.png', 0],
    ['/\\evil.example/{size}.png', 0],
    ['javascript:alert(1)', 0],
    ['data:image/png;base64,x', 0],
    ['art.png', 0],
    ['https://', 0],
  ])('T29 T30 an icon at %s: %i entries', (appIcon, count) => {
    expect(buildManifest(withSettings({ appIcon, imageCDNs: ['https://cdn.example'] }), 'EN').icons).toHaveLength(count)
  })

  it.each([
    ['/art/{size}.png', 'image/png'],
    ['/art/{size}.PNG', 'image/png'],
    ['/art/{size}.webp', 'image/webp'],
    ['/art/{size}.svg', 'image/svg+xml'],
    ['/art/{size}', 'image/png'],
    ['/art/{size}.svg?v=1', 'image/png'],
  ])('PWA-23 an icon at %s is %s', (appIcon, type) => {
    const { icons } = buildManifest(withSettings({ appIcon }), 'EN')
    expect(new Set(icons.map((icon) => icon.type))).toEqual(new Set([type]))
    expect(icons[0]?.src).toBe(appIcon.replace('{size}', '192'))
  })

  it.each([
    ['0c1322', '#0c1322'],
    ['0C13FF', '#0C13FF'],
    ['red;}', '#000000'],
    ['0c132', '#000000'],
    ['00c1322', '#000000'],
    ['0c1322;}', '#000000'],
    ['', '#000000'],
  ])('T30 the colour "%s" is %s', (header_color, color) => {
    const template = { ...merchant.settings.template, header_color }
    const manifest = buildManifest(withSettings({ template }), 'EN')
    expect([manifest.theme_color, manifest.background_color]).toEqual([color, color])
  })
})
