import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { formatMeasures, isWithinLimit } from './measure.ts'
import { editDocument, removeScripts } from './proxy.ts'
import { fillRecord } from './record.ts'
import { readContent } from './reference-page.ts'
import { findMedian, findQuantile } from './statistics.ts'

describe('figures', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[], Number.NaN],
  ])('the median of %j is %d', (values, median) => {
    expect(findMedian(values)).toBe(median)
  })

  it.each([
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
  ])('the quantile %d of 1 to 100 is %d', (share, value) => {
    expect(
      findQuantile(
        Array.from({ length: 100 }, (_, index) => index + 1),
        share,
      ),
    ).toBe(value)
  })

  it.each([
    [1.1, { kind: 'most', value: 1.1 }, true],
    [1.11, { kind: 'most', value: 1.1 }, false],
    [1.5, { kind: 'least', value: 1.5 }, true],
    [1.49, { kind: 'least', value: 1.5 }, false],
    [7, undefined, true],
    [Number.NaN, { kind: 'most', value: 1 }, false],
    [Number.NaN, undefined, false],
  ] as const)('%d against %j', (value, limit, isKept) => {
    expect(isWithinLimit({ name: 'x', unit: '', value, ...(limit ? { limit } : {}) })).toBe(isKept)
  })

  it('stand in one table', () => {
    expect(formatMeasures([{ name: 'LCP', value: 1.234, unit: '', limit: { kind: 'most', value: 1.1 } }])).toContain(
      '| LCP | 1.23 | at most 1.10 | no |  |',
    )
  })
})

describe('the twin without scripts', () => {
  it('loses scripts and what fetches them, and nothing else', () => {
    const page =
      '<head><link rel="stylesheet" href="a.css"><link rel="modulepreload" href="a.js"><link as="script" rel="preload" href="b.js">' +
      '<script type="module" src="a.js"></script></head><body><p>a</p><script>\nlet a = "<p>"\n</script><img src="a.svg"></body>'
    expect(removeScripts(page)).toBe(
      '<head><link rel="stylesheet" href="a.css"></head><body><p>a</p><img src="a.svg"></body>',
    )
  })

  it('travels in the encoding of the original', () => {
    const body = editDocument(brotliCompressSync('<p>a</p><script>b</script>'), 'br', removeScripts)
    expect(brotliDecompressSync(body).toString()).toBe('<p>a</p>')
    expect(editDocument(Buffer.from('<script>b</script>c'), undefined, removeScripts).toString()).toBe('c')
  })
})

it('the plain React page shows what came with the home page', () => {
  const seeds = [
    { path: '/wps/content/banner', value: [{ url: '/a.svg', title: 'A', subtitle: 'b' }] },
    { path: '/wps/relay/GCSGAME_hotGamesV2', value: [{ image: '/g.svg', title: 'Five' }] },
    { path: '/wps/relay/GCSGAME_gameList', value: [{ image: '/h.svg', title: 'Six' }] },
    { path: '/wps/lottery/draw/next', value: { closesAt: 'later', serverTime: 'now', recent: [{ digits: [7] }] } },
  ]
  const template = { h5_logo: '/m.svg', home_feature: 'both' }
  const boot = { settings: { merchantName: 'Aurora', splash: 'always', template }, seeds }
  const html = `<img src="/m/art/category-elott.webp" alt=""/><script type="application/json" id="boot">${JSON.stringify(boot)}</script>`
  expect(readContent(html)).toMatchObject({
    name: 'Aurora',
    categories: ['/m/art/category-elott.webp'],
    hotGames: [{ title: 'Five' }],
    games: [{ title: 'Six' }],
    draw: { closesAt: 'later', digits: [7] },
    hasSplash: true,
    wins: [],
  })
  expect(() => readContent('<p>')).toThrow('without data')
})

it('a record replaces the one before and leaves what stands around it', () => {
  const run = { date: '2026-11-21', machine: 'two cores', table: '| $1 |' }
  const page = 'why\n<!-- record -->\nold\n<!-- /record -->\nreasons'
  expect(fillRecord(page, run)).toBe(
    'why\n<!-- record -->\nMeasured 2026-11-21 on two cores.\n\n| $1 |\n<!-- /record -->\nreasons',
  )
})
