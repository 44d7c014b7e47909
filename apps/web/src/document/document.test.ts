import { expect, test } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { renderDocument } from './document.tsx'

function render(logo: string, largestImage?: string): string {
  const settings = fixtureSettings({ imageCDNs: ['https://cdn.example'] })
  return renderDocument({
    body: '',
    boot: {
      language: 'EN',
      linkedLanguages: [],
      languageTag: 'en',
      numberTag: 'en',
      direction: 'ltr',
      settings: { ...settings, template: { ...settings.template, h5_logo: logo } },
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
