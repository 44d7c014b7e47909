export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** SESS-04, CONF-47, CONST-03: total size of session storage, two bytes a character. */
export const sessionStorageLimitBytes = 1.5 * 1024 * 1024

/** Whether a write keeps session storage within the limit (SESS-04, CONST-03). */
export function fitsSessionStorage(
  area: StorageArea,
  name: string,
  text: string,
  limitBytes = sessionStorageLimitBytes,
): boolean {
  let characters = name.length + text.length
  for (let index = 0; index < area.length; index += 1) {
    const other = area.key(index)
    if (other !== null && other !== name) characters += other.length + (area.getItem(other)?.length ?? 0)
  }
  return characters * 2 <= limitBytes
}
