/** Bits of an IPv4 network such as `203.0.113.0/24`. */
function bitsOf(network: string): string {
  const [address = '', length] = network.split('/')
  const bits = address.split('.').map((byte) => Number(byte).toString(2).padStart(8, '0'))
  return bits.join('').slice(0, Number(length))
}

const text = (value: string) => Buffer.concat([Buffer.of((2 << 5) | value.length), Buffer.from(value)])
const small = (value: number) => Buffer.of((5 << 5) | 1, value)
const map = (fields: Record<string, Buffer>) => {
  const parts = Object.entries(fields).flatMap(([name, value]) => [text(name), value])
  return Buffer.concat([Buffer.of((7 << 5) | (parts.length / 2)), ...parts])
}

/** A file of countries in MaxMind's format, for IPv4 networks, with records in the vendors' forms. */
export function makeCountryFile(networks: Record<string, { form: 'nested' | 'flat'; code: string }>): Buffer {
  const nodes: [number | string | null, number | string | null][] = [[null, null]]
  const records = Object.values(networks).map(({ form, code }) =>
    form === 'flat' ? map({ country_code: text(code) }) : map({ country: map({ iso_code: text(code) }) }),
  )
  const offsets = records.map((_, index) => Buffer.concat(records.slice(0, index)).length)
  Object.keys(networks).forEach((network, index) => {
    const bits = [...bitsOf(network)]
    let at = 0
    bits.forEach((bit, depth) => {
      const node = nodes[at] ?? [null, null]
      const side = bit === '1' ? 1 : 0
      const known = node[side]
      const next = typeof known === 'number' ? known : nodes.length
      if (depth === bits.length - 1) node[side] = `record ${index}`
      else if (next === nodes.length) node[side] = nodes.push([null, null]) - 1
      at = next
    })
  })
  const tree = nodes.flat().map((side) => {
    const value =
      side === null
        ? nodes.length
        : typeof side === 'number'
          ? side
          : nodes.length + 16 + (offsets[Number(side.slice(7))] ?? 0)
    return Buffer.of(value >> 16, (value >> 8) & 255, value & 255)
  })
  const metadata = map({
    binary_format_major_version: small(2),
    node_count: Buffer.of((5 << 5) | 2, nodes.length >> 8, nodes.length & 255),
    record_size: small(24),
    ip_version: small(4),
  })
  return Buffer.concat([
    ...tree,
    Buffer.alloc(16),
    ...records,
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    metadata,
  ])
}
