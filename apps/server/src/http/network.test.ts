import { expect, test } from 'vitest'
import {
  isNetworkMismatch,
  isPrivateAddress,
  isPublicAddress,
  isSameNetwork,
  maskAddress,
  shortenAddress,
} from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.250', true],
  ['203.0.113.7', '203.0.114.7', false],
  ['::ffff:203.0.113.7', '203.0.113.9', true],
  ['2001:db8:1:2::1', '2001:db8:1:ffff::9', true],
  ['2001:db8:1::1', '2001:db8:2::1', false],
  ['203.0.113.7', '2001:db8:1::1', false],
  ['unknown', 'unknown', true],
  ['unknown', '203.0.113.7', false],
])('T31 %s and %s: one network is %s', (one, other, isSame) => {
  expect(isSameNetwork(one, other)).toBe(isSame)
  expect(isSameNetwork(other, one)).toBe(isSame)
})

test.each([
  ['off', true, '198.51.100.1', false],
  ['money', false, '198.51.100.1', false],
  ['money', true, '198.51.100.1', true],
  ['money', true, '203.0.113.9', false],
  ['all', false, '198.51.100.1', true],
  ['all', true, '203.0.113.9', false],
] as const)(
  'DEC-20 T31 rule %s, a money call: %s, from %s: a new login is needed: %s',
  (rule, isMoney, ip, isNeeded) => {
    expect(isNetworkMismatch({ rule, isMoney, loginIp: '203.0.113.7', ip })).toBe(isNeeded)
  },
)

test.each([
  ['127.0.0.1', true],
  ['127.255.255.255', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', true],
  ['172.15.255.255', false],
  ['172.16.0.1', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['192.169.1.1', false],
  ['169.254.1.1', true],
  ['::ffff:192.168.1.1', true],
  ['::FFFF:203.0.113.9', false],
  ['fd12:3456::1', true],
  ['fc00::1', true],
  ['fe00::1', false],
  ['fe80::1%eth0', true],
  ['febf::1', true],
  ['fec0::1', false],
  ['203.0.113.9', false],
  ['128.0.0.1', false],
  ['11.0.0.1', false],
  ['2001:db8::1', false],
  ['::2', false],
  ['0.0.0.0', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
  [undefined, false],
])('%s is a loopback, private or link-local address: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected)
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::5', '2001:db8::/48'],
  ['::1', '0::/48'],
  ['nonsense', 'unknown'],
])('T2 %s stands in logs as %s', (address, shortened) => {
  expect(shortenAddress(address)).toBe(shortened)
})

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['203.0.110.0', '203.0.110.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::*'],
  ['192.168.1.7', null],
  ['::1', null],
  ['nonsense', null],
])('DEC-30 %s is shown to its member as %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fd00::1', false],
  ['fe80::1%eth0', false],
  ['host', false],
])('T18 %s is an address of the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
