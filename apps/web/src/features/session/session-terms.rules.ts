import type { ScreenName } from '../../routes.ts'

/** What a screen has to do with terms that are due. */
export type TermsPlace = 'silent' | 'money' | 'page'

const places: Partial<Record<ScreenName, TermsPlace>> = {
  // The terms themselves, and what is open without them.
  helpCenter: 'silent',
  withdraw: 'silent',
  changePsw: 'silent',
  login: 'silent',
  register: 'silent',
  recover: 'silent',
  // Refused without them (DEC-32): asked at each visit.
  deposit: 'money',
  launchGame: 'money',
}

/** Elsewhere they are asked for once a page life. */
export function findTermsPlace(screen: ScreenName | undefined): TermsPlace {
  return (screen && places[screen]) ?? 'page'
}
