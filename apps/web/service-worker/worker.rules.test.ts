import { describe, expect, it, test } from 'vitest'
import { ownerVersion, storedAtHeader, storedPageMs } from './worker.constants.ts'
import {
  decideResponse,
  deferImages,
  findOfflineRoute,
  isOtherBuild,
  isPlainAddress,
  listExcessEntries,
  listFiles,
  listOtherCaches,
  markStored,
  mayOpenStored,
  nameCaches,
  readMerchant,
} from './worker.rules.ts'

const origin = 'https://www.aurora.example'

describe('what the worker answers', () => {
  test.each([
    ['OPEN-51 a document', 'GET', 'navigate', '/m/home', 'page'],
    ['OPEN-51 a document with a query', 'GET', 'navigate', '/m/activity?id=welcome', 'page'],
    ['ROUTE-36 a document outside of its scope', 'GET', 'navigate', '/', 'network'],
    ['a form that is sent', 'POST', 'navigate', '/m/login', 'network'],
    ['OPEN-51 a script of a build', 'GET', 'cors', '/m/assets/start-Ab3_-9Zk.js', 'asset'],
    ['a style sheet of a build', 'GET', 'no-cors', '/m/assets/home-screen-D4fQ0aX1.css', 'asset'],
    ['the icons of a build', 'GET', 'same-origin', '/m/assets/icons-mP_3xY-w.svg', 'asset'],
    ['T28 a build’s file with a query', 'GET', 'cors', '/m/assets/start-Ab3_-9Zk.js?merchant=other', 'network'],
    ['T28 a file without a hash', 'GET', 'cors', '/m/assets/start.js', 'network'],
    ['a picture of the site', 'GET', 'no-cors', '/m/art/aurora/mark.svg', 'image'],
    ['a picture of the merchant', 'GET', 'no-cors', '/m/pictures/0a-96x96-/icon-192.png', 'image'],
    ['a picture of another site', 'GET', 'no-cors', 'https://cdn.example/m/art/aurora/mark.svg', 'network'],
    ['DEC-39 a picture from a call', 'GET', 'no-cors', '/wps/member/picture', 'network'],
    ['DEC-39 a call', 'GET', 'cors', '/wps/wallet', 'network'],
    ['DEC-39 a public call', 'GET', 'cors', '/wps/content/banner?groupName=m_home', 'network'],
    ['DEC-39 a call as a document', 'GET', 'navigate', '/wps/openapi', 'network'],
    ['a call that writes', 'POST', 'cors', '/wps/session/login', 'network'],
    ['the worker’s own script', 'GET', 'same-origin', '/m/sw.js?env=production&merchant=aurora', 'network'],
    ['T28 a name that walks out of the folder', 'GET', 'cors', '/m/assets/../../wps/wallet-Ab3_-9Zk.js', 'network'],
    ['a file of another site', 'GET', 'cors', 'https://evil.example/m/assets/start-Ab3_-9Zk.js', 'network'],
  ])('%s: %s', (_, method, mode, address, answer) => {
    const destination = /picture/.test(address) || address.includes('/art/') ? 'image' : ''
    expect(decideResponse({ method, mode, destination, url: new URL(address, origin).href }, origin)).toBe(answer)
  })
})

describe('REF-08 DEC-39 an address whose stored page may replace a slow answer', () => {
  test.each([
    ['/m/home', true],
    ['/m/home?r=AB12', true],
    ['/m/home?r=AB12&affiliateCode=aff&tid=42', true],
    ['/m/home?code=c&state=s', false],
    ['/m/home?r=AB12&sessionId=s', false],
  ])('%s: %s', (address, isPlain) => expect(isPlainAddress(`https://www.aurora.example${address}`)).toBe(isPlain))
})

describe('T28 whose caches they are', () => {
  test.each([
    ['?env=production&merchant=aurora', 'aurora'],
    ['?env=production&merchant=MT8802', 'MT8802'],
    ['?merchant=../x', ''],
    ['?merchant=a b', ''],
    [`?merchant=${'a'.repeat(33)}`, ''],
    ['?env=production', ''],
    ['', ''],
  ])('%s has the caches of “%s”', (search, merchant) =>
    expect(nameCaches(readMerchant(search)).push).toBe(`foyer.${merchant}.push.${ownerVersion}`),
  )

  test.each(['aurora', 'brand-a', 'brand_1', 'brand.b', 'märchen'])('T25 page and worker agree for %s', (code) => {
    const search = `?${new URLSearchParams({ env: 'production', merchant: code })}`
    expect(nameCaches(readMerchant(search))).toEqual(nameCaches(code))
  })

  it('merchants share no cache', () => {
    const all = ['aurora', 'lotus', 'brand-a', 'brand_a'].flatMap((code) => Object.values(nameCaches(code)))
    expect(new Set(all).size).toBe(20)
  })

  it('what an earlier worker or another merchant left goes, what others keep stays', () => {
    const names = nameCaches('aurora')
    const left = [...Object.values(nameCaches('lotus')), 'foyer.aurora.assets.0']
    expect(listOtherCaches([...Object.values(names), ...left, 'a-library’s'], names)).toEqual(left)
  })
})

test.each([
  [3, []],
  [2, ['a']],
  [0, ['a', 'b', 'c']],
])('of three files with room for %i the oldest go', (limit, excess) => {
  expect(listExcessEntries(['a', 'b', 'c'], limit)).toEqual(excess)
})

describe('OPEN-51 DEC-39 which documents open without a network', () => {
  test.each([
    ['/m/home', '/m/home'],
    ['/m/', '/m/home'],
    ['/m/index', '/m/home'],
    ['/m/index.html', '/m/home'],
    ['/m/wallet', '/m/wallet'],
    ['/m/history', '/m/history'],
    ['/m/member/home', '/m/member/home'],
    ['/m/login', undefined],
    ['/m/withdraw', undefined],
    ['/m/voucherCenter', undefined],
    ['/m/wallet/', undefined],
    ['/wps/wallet', undefined],
  ])('%s is stored as %s', (path, kept) => expect(findOfflineRoute(path)).toBe(kept))

  test.each([
    ['the same', 'a.js', 'EN', false],
    ['another build', 'b.js', 'EN', true],
    ['another language', 'a.js', 'UR', true],
  ])('a stored document of %s goes: %s %s', (_, build, language, isOther) => {
    const headers = new Headers({ 'x-foyer-build': 'a.js', 'content-language': 'EN' })
    expect(isOtherBuild({ headers }, { build, language })).toBe(isOther)
  })
})

test('OPEN-51 a stored document paints its text before its pictures: no preload, and every picture but the main one is lazy', () => {
  const icon = '<link rel="icon" href="/m/art/aurora/mark.svg">'
  const picture = '<img src="/m/art/1.svg" alt="" fetchPriority="high" loading="eager">'
  const html = `<head>${icon}<link rel="preload" as="image" href="/m/art/1.svg" fetchpriority="high"></head>${picture}<img alt="" fetchPriority="auto" loading="eager"><img alt="">`
  expect(deferImages(html)).toBe(
    `<head>${icon}</head>${picture}<img loading="lazy" alt="" fetchPriority="auto" loading="eager"><img loading="lazy" alt="">`,
  )
})

test('DEC-35 a stored document says when it came', () => {
  expect(markStored('<!doctype html><html lang="en"><head></head></html>', 1_764_000_000_000)).toBe(
    '<!doctype html><html data-stored-at="1764000000000" lang="en"><head></head></html>',
  )
})

test.each([
  ['of a recent visit', { cache: 'default' }, 1_000, true],
  ['by Back', { cache: 'force-cache' }, 1_000, true],
  ['by a reload', { cache: 'no-cache' }, 1_000, false],
  ['by a reload past all caches', { cache: 'reload' }, 1_000, false],
  ['by a reload that says so itself', { cache: 'default', isReloadNavigation: true }, 1_000, false],
  ['of long ago', { cache: 'default' }, storedPageMs, false],
  ['of a time to come', { cache: 'default' }, -1_000, false],
  ['of no known time', { cache: 'default' }, Number.NaN, false],
] as const)('OPEN-51 a page %s opens with its stored document or not', (_what, request, agoMs, isOpened) => {
  const nowMs = Date.UTC(2026, 10, 29)
  const headers = new Headers(Number.isNaN(agoMs) ? {} : { [storedAtHeader]: String(nowMs - agoMs) })
  expect(mayOpenStored(request, { headers }, nowMs)).toBe(isOpened)
})

test('OPEN-51 the files of a build that a document names are listed once each, and its pictures are not', () => {
  const html = `<script src="/m/assets/entry-client-2utKJAfv.js"></script><link href="/m/assets/home-AB_c-123.css">
<use href="/m/assets/icons-AFRTSwja.svg#eye"><use href="/m/assets/icons-AFRTSwja.svg#back"><img src="/m/art/1.svg">`
  expect(listFiles(html)).toEqual([
    '/m/assets/entry-client-2utKJAfv.js',
    '/m/assets/home-AB_c-123.css',
    '/m/assets/icons-AFRTSwja.svg',
  ])
})
