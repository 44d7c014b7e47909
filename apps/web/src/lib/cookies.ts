import { attempt } from './attempt.ts'

const yearSeconds = 365 * 86_400

/** Cookies readable by scripts. */
export interface Cookies {
  read(name: string): string | undefined
  /** Stored for a year, or `lifeSeconds`; without effect in a browser that refuses cookies. */
  write(name: string, value: string, lifeSeconds?: number): void
}

export const cookies: Cookies = {
  read(name) {
    const all = attempt(() => document.cookie.split('; ')) ?? []
    return all.find((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1)
  },
  write(name, value, lifeSeconds = yearSeconds) {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    attempt(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari before 18.4
      document.cookie = `${name}=${value}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${secure}`
    })
  },
}

/** The language is also stored in a cookie, for the server's rendering; it contains no member data. */
export function writeLanguageCookie(language: string): void {
  cookies.write('language', language)
}

/** Writes a cookie of the app's pages. */
export function writePageCookie(name: string, value: string, lifeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari before 18.4
    document.cookie = `${name}=${value}; Path=/m; Max-Age=${lifeSeconds}; SameSite=Lax${secure}`
  })
}

/** Removes a cookie that was set for the pages of the app. */
export function removePageCookie(name: string): void {
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari before 18.4
    document.cookie = `${name}=; Path=/m; Max-Age=0; SameSite=Lax`
  })
}
