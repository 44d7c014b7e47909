import { BlockList, isIP } from 'node:net'

/** Network bits of a household or an office: phones often change the rest of their address. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const

/** Loopback, private (RFC 1918, RFC 4193) and link-local networks. */
const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4')
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/**
 * Networks for special uses (IANA): of operators, tests and groups, and those that lead to IPv4 addresses. Each family has
 * its list: a list counts an IPv4 address among those that lead to one.
 */
const specialNetworks = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['100.64.0.0', 10],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  specialNetworks.ipv4.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 16],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  specialNetworks.ipv6.addSubnet(network, bits, 'ipv6')

/**
 * DEC-20, T31: whether a call needs a new login because its network differs from that of its session's login. Phones
 * change networks, so a merchant may limit the check to money calls.
 */
export function isNetworkMismatch(call: {
  rule: 'off' | 'money' | 'all'
  isMoney: boolean
  loginIp: string
  ip: string
}): boolean {
  if (call.rule === 'off' || (call.rule === 'money' && !call.isMoney)) return false
  return !isSameNetwork(call.loginIp, call.ip)
}

/** Whether two addresses lie in one network (T31); false for different families. */
export function isSameNetwork(one: string, other: string): boolean {
  const [left, right] = [unmap(one), unmap(other)]
  if (left === right) return true
  if (isIP(left) === 0 || isIP(left) !== isIP(right)) return false
  const family = isIP(left) === 4 ? 'ipv4' : 'ipv6'
  const network = new BlockList()
  network.addSubnet(left, NETWORK_BITS[family], family)
  return network.check(right, family)
}

/** An address in logs: the network of a household or an office, enough to distinguish an attack from a crowd. */
export function shortenAddress(address: string): string {
  const plain = unmap(address)
  const version = isIP(plain)
  if (version === 4) return plain.replace(/\d+$/, '0/24')
  if (version !== 6) return 'unknown'
  const [head = ''] = plain.split('::')
  const groups = [...head.split(':'), '0', '0', '0'].slice(0, 3).map((group) => group || '0')
  return `${groups.join(':').replace(/(:0)+$/, '')}::/48`
}

/** An address as a member sees it: the network, such as `203.0.113.*`; null for one that says nothing. */
export function maskAddress(address: string): string | null {
  const network = shortenAddress(address)
  return network === 'unknown' || isPrivateAddress(address) ? null : network.replace(/(?:0\/24|\/48)$/, '*')
}

/** Whether an address belongs to this machine or to a network that is not routed on the internet. */
export function isPrivateAddress(address: string | undefined): boolean {
  const [plain = ''] = unmap(address ?? '').split('%') // a link-local address includes its link
  const version = isIP(plain)
  return version !== 0 && privateNetworks.check(plain, version === 4 ? 'ipv4' : 'ipv6')
}

/** Whether an address is one that the internet routes to a host (T18). */
export function isPublicAddress(address: string): boolean {
  const plain = unmap(address)
  const version = isIP(plain)
  if (version === 0 || isPrivateAddress(plain)) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return !specialNetworks[family].check(plain, family)
}

/** An IPv4 address in the notation of a dual-stack socket. */
function unmap(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
