/** A random UUID; `crypto.randomUUID` is missing on plain http and on old phones. */
export function makeUuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    // 0 and 1 become any digit; 8, the variant's digit, one of 8 to b.
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16)
  })
}
