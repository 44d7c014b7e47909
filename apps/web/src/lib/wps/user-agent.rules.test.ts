import { expect, test } from 'vitest'
import { type ClientHints, restoreUserAgent } from './user-agent.rules.ts'

const name = (system: string, chrome = '156.0.0.0') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${chrome} Safari/537.36`
const brands = [
  { brand: 'Not:A-Brand', version: '8.0.0.0' },
  { brand: 'Chromium', version: '156.0.8078.79' },
]
const pixel: ClientHints = { fullVersionList: brands, platformVersion: '14.0.0', model: 'Pixel 7' }

test.each([
  ['a phone', name('Linux; Android 10; K'), pixel, name('Linux; Android 14; Pixel 7', '156.0.8078.79')],
  ['Chromium 99', name('Linux; Android 10; K', '99.0.0.0'), pixel, name('Linux; Android 10; K', '99.0.0.0')],
  [
    'Chromium 100',
    name('Linux; Android 10; K', '100.0.0.0'),
    { ...pixel, fullVersionList: [] },
    name('Linux; Android 14; Pixel 7', '100.0.0.0'),
  ],
  [
    'a phone without a model',
    name('Linux; Android 10; K'),
    { platformVersion: '14.0.0', model: '' },
    name('Linux; Android 10; K'),
  ],
  [
    'Windows 11',
    name('Windows NT 10.0; Win64; x64'),
    { platformVersion: '15.0.0' },
    name('Windows NT 11.0; Win64; x64'),
  ],
  [
    'Windows 10',
    name('Windows NT 10.0; Win64; x64'),
    { platformVersion: '10.0.0' },
    name('Windows NT 10.0; Win64; x64'),
  ],
  [
    'a Mac',
    name('Macintosh; Intel Mac OS X 10_15_7'),
    { platformVersion: '14.5.0' },
    name('Macintosh; Intel Mac OS X 14_5_0'),
  ],
  ['Safari', 'Version/17.5 Mobile/15E148 Safari/604.1', pixel, 'Version/17.5 Mobile/15E148 Safari/604.1'],
])('DEV-11 CONST-79 the name of %s', (_, given, hints, restored) => {
  expect(restoreUserAgent(given, hints)).toBe(restored)
})
