/** Of a UUID that a person reads or dictates: its first eight characters, by which support finds the whole one. */
export function shortenReference(id: string): string {
  return /^[0-9a-f]{8}-/.test(id) ? id.slice(0, 8) : id
}
