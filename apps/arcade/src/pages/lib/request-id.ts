/** A random id for one confirmation (UUID version 4). Works without `crypto.randomUUID`, on plain http. */
export function makeRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Uniformly distributed random digits. */
export function pickDigits(count: number): string[] {
  const digits: string[] = []
  while (digits.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      if (byte < 250 && digits.length < count) digits.push(String(byte % 10))
    }
  }
  return digits
}

/** A random client seed: 16 hex digits. */
export function makeClientSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
