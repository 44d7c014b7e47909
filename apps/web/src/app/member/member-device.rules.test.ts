import { describe, expect, test } from 'vitest'
import { listDeviceFacts, truncateUserAgent } from './member-device.rules.ts'

test.each([
  ['Mozilla/5.0 (Linux; Android 14) Aurora/2.1 UUID/0f3c-77aa', 'Mozilla/5.0 (Linux; Android 14) Aurora/2.1'],
  ['Mozilla/5.0 (Linux; Android 14)', 'Mozilla/5.0 (Linux; Android 14)'],
  ['UUID=1 UUID=2', ''],
])('MODAL-03 OPEN-59 OPEN-75 the user agent %j is shown as %j', (userAgent, shown) => {
  expect(truncateUserAgent(userAgent)).toBe(shown)
})

test.each([
  ['/m/assets/entry-client-Bx81kd2a.js', 'Bx81kd2a'],
  ['/m/assets/entry-client-a-_1kd2a.js', 'a-_1kd2a'],
  ['/src/entry-client.tsx', 'entry-client.tsx'],
  ['', ''],
])('MODAL-06 the version of the build %j is %j', (build, version) => {
  const [fact] = listDeviceFacts({ userAgent: '', ip: '', appVersion: undefined, build })
  expect(fact?.name === 'version' ? fact.value : '').toBe(version)
})

describe('the device information', () => {
  const facts = { userAgent: 'Browser/1', ip: '203.0.113.7', appVersion: '2.1.0', build: '/m/entry-Bx81kd2a.js' }
  const namesOf = (changes: Partial<typeof facts> | { appVersion: undefined }) =>
    listDeviceFacts({ ...facts, ...changes }).map(({ name }) => name)

  test('MODAL-04 MODAL-05 has address and version of the app inside the app', () => {
    expect(listDeviceFacts(facts)).toEqual([
      { name: 'version', value: 'Bx81kd2a' },
      { name: 'app', value: '2.1.0' },
      { name: 'ip', value: '203.0.113.7' },
      { name: 'agent', value: 'Browser/1' },
    ])
  })

  test('NATIVE-05 MODAL-05 outside of the app has no version of it', () => {
    expect(namesOf({ appVersion: undefined })).toEqual(['version', 'ip', 'agent'])
  })

  test('MODAL-04 leaves out an address that is not known yet', () => {
    expect(namesOf({ ip: '' })).toEqual(['version', 'app', 'agent'])
  })
})
