import type { MobileTemplate } from '@foyer/contract'
import { expect, test } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { renderDocument } from './document.tsx'

function render(logo: string, largestImage?: string, template: Partial<MobileTemplate> = {}): string {
  const settings = fixtureSettings({ imageCDNs: ['https://cdn.example'] })
  return renderDocument({
    body: '',
    boot: {
      language: 'EN',
      linkedLanguages: [],
      languageTag: 'en',
      numberTag: 'en',
      direction: 'ltr',
      settings: { ...settings, template: { ...settings.template, h5_logo: logo, ...template } },
      texts: {},
      seeds: [],
      serverTime: settings.serverTime,
      isMissing: false,
    },
    robots: 'noindex,nofollow',
    route: undefined,
    title: 'Aurora',
    description: '',
    texts: { failed: '', retry: '' },
    nonce: 'nonce',
    origin: 'http://localhost:8080',
    canonical: 'http://localhost:8080/m/home',
    largestImage,
    appIcon: '/m/art/aurora/icon-192.png',
    assets: { entry: '', scripts: [], styles: [], findFirstStyles: () => '' },
  })
}

test.each([
  ['/m/art/banner.svg', true],
  ['https://cdn.example/banner.svg', true],
  ['https://evil.tld/banner.svg', false],
  ['//evil.tld/banner.svg', false],
])('TMPL-09 T29 the picture %s is asked for ahead: %s', (image, isAsked) => {
  expect(render('', image).includes(`<link rel="preload" as="image" href="${image}"`)).toBe(isAsked)
})

test.each([
  ['/m/art/mark.svg', true],
  ['https://cdn.example/mark.svg', true],
  ['https://cdn.example.evil.tld/mark.svg', false],
  ['https://evil.tld/mark.svg', false],
])('OPEN-67 TMPL-10 TMPL-11 T29 the image %s becomes favicon and splash: %s', (logo, isApplied) => {
  const html = render(logo)
  expect(html.includes(`<link rel="icon" href="${logo}">`)).toBe(isApplied)
  expect(html.includes(`<img src="${logo}" alt="" width="88"`)).toBe(isApplied)
  expect(html).toContain('class="splash"')
})

test('CONF-42 PWA-28 a document links the manifest in its language, and the icon of a web clip', () => {
  const html = render('/m/art/mark.svg')
  expect(html).toContain('<link rel="manifest" href="/wps/system/manifest.json?merchantCode=aurora&#38;language=EN">')
  expect(html).toContain('<link rel="apple-touch-icon" href="/m/art/aurora/icon-192.png">')
  expect(html).toContain('<meta name="apple-mobile-web-app-title" content="Aurora">')
})

const folder = `/m/pictures/${'0a'.repeat(16)}`

test('TMPL-10 TMPL-11 a logo of the merchant gives favicons, and the splash in the format and size of the screen', () => {
  const html = render(`${folder}-96x96-/logo-2x.webp`)
  for (const size of [16, 32, 48])
    expect(html).toContain(
      `<link rel="icon" type="image/png" sizes="${size}x${size}" href="${folder}-96x96-/favicon-${size}.png">`,
    )
  expect(html).toContain(
    `<picture><source type="image/avif" srcset="${folder}-96x96-/logo-1x.avif 1x, ${folder}-96x96-/logo-2x.avif 2x">`,
  )
  expect(html).toContain(`logo-2x.webp 2x" alt="" width="88" height="88"></picture>`)
})

test.each([
  [`${folder}-240x60-/splash-2x.webp`, `alt="" width="240" height="60"></picture>`],
  ['https://evil.tld/splash.png', '<img src="/m/art/mark.svg" alt="" width="88" height="88">'],
])('TMPL-11 the picture %s of the splash is shown as %s', (splash_image, markup) => {
  expect(render('/m/art/mark.svg', undefined, { splash_image })).toContain(markup)
})

test('a banner of the merchant is asked for ahead in its newer format', () => {
  expect(render('', `${folder}-360x168-7/banner-2x.webp`)).toContain(
    `<link rel="preload" as="image" type="image/avif" href="${folder}-360x168-7/banner-2x.avif" imagesrcset="${folder}-360x168-7/banner-1x.avif 1x, ${folder}-360x168-7/banner-2x.avif 2x" fetchpriority="high">`,
  )
})
