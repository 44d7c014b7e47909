import type { OpenedSession } from '../../lib/session.ts'
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
