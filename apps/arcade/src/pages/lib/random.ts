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
