import { expect, test } from 'vitest'
import { readPush } from './push.rules.ts'

const icon = '/m/art/aurora/icon-192.png'
const message = { title: 'Deposit added', body: 'It is there.', tag: 'd-1', path: '/m/wallet', icon }
const fallback = { title: 'aurora.example', body: '', tag: 'notification', path: '/m/home', icon: undefined }

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
