import { describe, expect, it } from 'vitest'
import { listDemoMerchants } from '../../seed/demo-merchants.ts'
import type { Merchant } from '../merchant/index.ts'
import { buildManifest } from './system-manifest.rules.ts'

const [merchant] = listDemoMerchants(8080) as [Merchant, Merchant] // it returns two
const withSettings = (settings: Partial<Merchant['settings']>): Merchant => ({
  ...merchant,
  settings: { ...merchant.settings, ...settings },
})

describe('OPEN-53 the web manifest of a merchant', () => {
  const manifest = buildManifest(merchant, 'UR')

  it('PWA-22 has the merchant’s names and colour, in the visitor’s language', () => {
    expect(manifest).toMatchObject({
      name: 'Aurora',
      short_name: 'Aurora',
      lang: 'ur',
      dir: 'rtl',
      start_url: '/m/home',
      theme_color: '#0c1322',
      background_color: '#0c1322',
    })
    const long = buildManifest({ ...merchant, name: '莲花 Lotus and more of it' }, 'EN')
    expect(long).toMatchObject({ name: '莲花 Lotus and more of it', short_name: '莲花 Lotus and' })
  })

  it('PWA-23 CONST-59 has icons of 192, 256, 384 and 512 pixels, each as it is and for a mask', () => {
    expect(manifest.icons.map(({ src, sizes, purpose }) => `${sizes} ${purpose} ${src}`)).toEqual(
      [192, 256, 384, 512].flatMap((size) =>
        ['any', 'maskable'].map((purpose) => `${size}x${size} ${purpose} /m/art/aurora/icon-${size}.png`),
      ),
    )
  })

  it('PWA-24 PWA-25 PWA-26 CONST-60 CONST-61 CONST-62 stands alone, upright, within /m/', () => {
    expect(manifest).toMatchObject({ display: 'standalone', orientation: 'portrait', scope: '/m/' })
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

  it('T30 a colour that is none is black', () => {
    const template = { ...merchant.settings.template, header_color: 'red;}' }
    expect(buildManifest(withSettings({ template }), 'EN').theme_color).toBe('#000000')
  })
})
