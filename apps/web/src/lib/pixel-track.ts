import { pixelTrackBounds } from '@foyer/contract'
import { cookies } from './cookies.ts'
import { facebookCookies } from './facebook-cookies.ts'
import { readTid } from './registration-info.ts'
import type { TypedStorage } from './storage.ts'

/** The visitor's tracking ids for a registration (TRACK-18); undefined without any (REG-23). */
export function readPixelTrack(
  storage: Pick<TypedStorage, 'read'>,
  readCookie: (name: string) => string | undefined = cookies.read,
): Record<string, string> | undefined {
  const { maxEntries, nameMaxLength, valueMaxLength } = pixelTrackBounds
  const named = [
    ['tid', readTid(storage.read('tid'))],
    ...facebookCookies.map((name) => [name, readCookie(name)]),
    ...Object.entries(storage.read('pixelIds') ?? {}),
  ]
  const found = named.filter(
    ([name, value]) =>
      /^[A-Za-z_][\w.-]*$/.test(name ?? '') &&
      (name ?? '').length <= nameMaxLength &&
      value &&
      value.length <= valueMaxLength,
  )
  return found.length > 0 ? Object.fromEntries(found.slice(0, maxEntries)) : undefined
}
