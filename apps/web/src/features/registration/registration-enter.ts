import type { OpenedSession } from '../../lib/session.ts'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { afterRegistrationMs } from './registration.constants.ts'

/**
 * The account is there: keeps the token of the answer, or without one logs in with what was just registered, after the
 * wait in which the rest of a registration is told (REG-09, REG-10, REG-13, CONF-16).
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

/** The name is taken, and may be so by an earlier try of this visitor's that got no answer. */
export function isTakenByUs(
  cause: unknown,
  { username }: { username: string },
  unsureName: string | undefined,
): boolean {
  return cause instanceof WpsError && cause.code === 'username_taken' && username === unsureName
}
