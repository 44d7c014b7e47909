import { expect, test } from 'vitest'
import { chooseBadge, isForOwner, readPush } from './push.rules.ts'

const icon = '/m/art/aurora/icon-192.png'
const message = { title: 'Deposit added', body: 'It is there.', tag: 'd-1', path: '/m/wallet', icon, mark: 'm-1' }
const fallback = { title: 'aurora.example', body: '', tag: 'notification', path: '/m/home', icon: undefined, mark: '' }

test.each([
  ['PUSH-10 a message by Web Push', JSON.stringify(message), message],
  ['PUSH-17 the same by Firebase', JSON.stringify({ data: message, from: '1234' }), message],
  [
    'a page with a query',
    JSON.stringify({ ...message, path: '/m/voucherCenter?deposit=a-1' }),
    { ...message, path: '/m/voucherCenter?deposit=a-1' },
  ],
  [
    'T25 an address elsewhere',
    JSON.stringify({ ...message, path: 'https://evil.example/m/' }),
    { ...message, path: '/m/home' },
  ],
  [
    'T25 a path that leaves the app',
    JSON.stringify({ ...message, path: '//evil.example' }),
    { ...message, path: '/m/home' },
  ],
  ['T25 a path up', JSON.stringify({ ...message, path: '/m/../wps' }), { ...message, path: '/m/home' }],
  ['fields of other types', '{"title":7,"data":[]}', fallback],
  ['no JSON', 'hello', fallback],
  ['JSON of another kind', '[1]', fallback],
  ['nothing', undefined, fallback],
])('%s', (_, text, shown) => expect(readPush(text, 'aurora.example')).toEqual(shown))

test.each(['https://evil.example/i.png', '//evil.example/i.png', '/m/../wps/i.png', '/wps/wallet'])(
  'T25 the icon %s is not loaded',
  (address) => {
    expect(readPush(JSON.stringify({ ...message, icon: address }), 'aurora.example').icon).toBeUndefined()
  },
)

test.each([
  ['its member', 'm-1', { mark: 'm-1' }, true],
  ['T25 the member before', 'm-1', { mark: 'm-2' }, false],
  ['a device of an earlier build', 'm-1', undefined, true],
  ['a platform without marks', '', { mark: 'm-1' }, true],
  ['a device that got no mark', 'm-1', {}, true],
] as const)('a message for %s', (_, mark, owner, isShown) => expect(isForOwner(mark, owner)).toBe(isShown))

test.each([
  [`/m/pictures/${'0a'.repeat(16)}-96x96-/icon-192.png`, `/m/pictures/${'0a'.repeat(16)}-96x96-/badge-96.png`],
  ['/m/art/aurora/icon-192.png', '/m/art/badge.png'],
  [`/m/pictures/${'0a'.repeat(16)}-360x168-7/banner-2x.webp`, '/m/art/badge.png'],
  [undefined, '/m/art/badge.png'],
])('PUSH-10 a notification with the icon %s has the badge %s', (icon, badge) => {
  expect(chooseBadge(icon)).toBe(badge)
})
