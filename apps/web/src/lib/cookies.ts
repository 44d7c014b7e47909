import { attempt } from './attempt.ts'

const yearSeconds = 365 * 86_400

/** The cookies that scripts may read. None of them is a secret. */
export interface Cookies {
  read(name: string): string | undefined
  /** Kept for a year; a browser that refuses cookies keeps nothing. */
  write(name: string, value: string): void
}

export const cookies: Cookies = {
  read(name) {
    const all = attempt(() => document.cookie.split('; ')) ?? []
    return all.find((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1)
  },
  write(name, value) {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    attempt(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari before 18.4
      document.cookie = `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
    })
  },
}

/** The language also stands in a cookie, so that the server renders in it; it says nothing about the member. */
export function writeLanguageCookie(language: string): void {
  cookies.write('language', language)
}

/** Removes a cookie that was written for the pages of the app. */
export function removePageCookie(name: string): void {
  attempt(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari before 18.4
    document.cookie = `${name}=; Path=/m; Max-Age=0; SameSite=Lax`
  })
}
