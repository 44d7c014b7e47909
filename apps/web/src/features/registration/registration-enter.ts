import type { OpenedSession } from '../../lib/session.ts'
import { isOutcomeUnknown } from '../../lib/wps/outcome.rules.ts'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { afterRegistrationMs } from './registration.constants.ts'

/**
 * The account exists: stores the token of the response, or without one logs in with the registered credentials, after
 * the delay of the registration's other steps (REG-09, REG-10, REG-13, CONF-16).
 */
export async function enterAsMember(
  answer: OpenedSession,
  { openSession, logIn }: { openSession: (opened: OpenedSession) => void; logIn: () => Promise<OpenedSession> },
): Promise<OpenedSession> {
  const hasToken = answer.token !== ''
  if (hasToken) openSession({ ...answer, firstTimeLogin: true })
  await new Promise((resolve) => setTimeout(resolve, afterRegistrationMs))
  return { ...(hasToken ? answer : await logIn()), firstTimeLogin: true }
}

/** The name is taken, possibly by this visitor's earlier attempt without an answer. */
export function isTakenByUs(cause: unknown, username: string | undefined, unsureName: string | undefined): boolean {
  if (username === undefined) return false
  return cause instanceof WpsError && cause.code === 'username_taken' && username === unsureName
}

/** Fields that name the new member, by number or name. */
const identityFields: readonly string[] = ['username', 'mobileNum']

/**
 * Whether a refusal clears the field that names the new member: where registrations need a captcha, so that a program
 * does not try one name after another at its captcha (REG-16). A refusal of other fields keeps it, and so does a
 * registration that may have succeeded.
 */
export function clearsIdentity(cause: unknown, isCaptchaEnabled: boolean): boolean {
  if (!isCaptchaEnabled || !(cause instanceof WpsError) || cause.status === 0 || isOutcomeUnknown(cause)) return false
  return cause.fields.length === 0 || cause.fields.some(({ path }) => identityFields.includes(path))
}
