import { attempt } from './attempt.ts'

/** Whether this browser may have a remembered login. Apart from its reading, which the first load does not need. */
export function hasRemembered(): boolean {
  return attempt(() => document.cookie.includes('remPass=')) === true
}
