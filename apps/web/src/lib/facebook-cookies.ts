import { type Cookies, cookies } from './cookies.ts'

/** Facebook's first-party cookies (CONF-24): the click that led here, and this browser. */
export const facebookCookies = ['_fbc', '_fbp'] as const

/** Lifetime of both: 90 days (TRACK-16, CONST-40). */
const lifeSeconds = 90 * 86_400

/**
 * Writes both in Facebook's form, after a yes only (DEC-21). A known browser keeps its value; another click replaces the
 * earlier one.
 */
export function writeFacebookCookies(
  { clickId, nowMs }: { clickId: string | undefined; nowMs: number },
  jar: Cookies = cookies,
): void {
  const [click, browser] = facebookCookies
  const isKnownClick = clickId === undefined || jar.read(click)?.endsWith(`.${clickId}`)
  if (!isKnownClick && /^[\w-]+$/.test(clickId)) jar.write(click, `fb.1.${nowMs}.${clickId}`, lifeSeconds)
  if (jar.read(browser) === undefined) jar.write(browser, `fb.1.${nowMs}.${randomDigits()}`, lifeSeconds)
}

/** After a no: both are gone at once. */
export function removeFacebookCookies(jar: Cookies = cookies): void {
  for (const name of facebookCookies) if (jar.read(name) !== undefined) jar.write(name, '', 0)
}

function randomDigits(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
