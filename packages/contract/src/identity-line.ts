/** Scope of a Line login (LINE-13). */
export const LINE_SCOPE = 'profile openid'

/**
 * The address at which Line sends the visitor back (LINE-11), the same at the login and at the exchange of its code.
 * @param origin scheme and host of the site
 */
export function nameLineReturn(origin: string): string {
  return `${origin}/m/home`
}
