import { describe, expect, test } from 'vitest'
import { type DeviceFacts, listDeviceFacts, truncateUserAgent } from './member-device.rules.ts'

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
  const [fact] = listDeviceFacts({ userAgent: '', ip: '', appVersion: undefined, build, brand: undefined })
  expect(fact?.name === 'version' ? fact.value : '').toBe(version)
})

describe('the device information', () => {
  const device = { userAgent: 'Browser/1', ip: '203.0.113.7', appVersion: '2.1.0' }
  const facts = { ...device, build: '/m/entry-Bx81kd2a.js', brand: '2026.11' }
  const namesOf = (changes: Partial<DeviceFacts>) => listDeviceFacts({ ...facts, ...changes }).map(({ name }) => name)

  test('MODAL-04 MODAL-05 MODAL-26 has address, version of the brand and version of the app inside the app', () => {
    expect(listDeviceFacts(facts)).toEqual([
      { name: 'version', value: 'Bx81kd2a' },
      { name: 'brand', value: '2026.11' },
      { name: 'app', value: '2.1.0' },
      { name: 'ip', value: '203.0.113.7' },
      { name: 'agent', value: 'Browser/1' },
    ])
  })

  test('NATIVE-05 MODAL-05 outside of the app has no version of it', () => {
    expect(namesOf({ appVersion: undefined })).toEqual(['version', 'brand', 'ip', 'agent'])
  })

  test('MODAL-04 leaves out an address that is not known yet', () => {
    expect(namesOf({ ip: '' })).toEqual(['version', 'brand', 'app', 'agent'])
  })

  test('MODAL-26 leaves out a version that the merchant does not name', () => {
    expect(namesOf({ brand: undefined })).toEqual(['version', 'app', 'ip', 'agent'])
  })
})
