import type { OpenedSession } from '../../lib/session.ts'
import { afterRegistrationMs } from './registration.constants.ts'

/**
 * The account is there: keeps the token of the answer, or without one logs in with what was just registered, after the
 * wait in which the rest of a registration is told (REG-09, REG-10, REG-13, CONF-16).
 */
export async function enterAsMember(
  answer: OpenedSession,
  { keep, logIn }: { keep: (opened: OpenedSession) => void; logIn: () => Promise<OpenedSession> },
): Promise<OpenedSession> {
  const hasToken = answer.token !== ''
  if (hasToken) keep({ ...answer, firstTimeLogin: true })
  await new Promise((resolve) => setTimeout(resolve, afterRegistrationMs))
  return { ...(hasToken ? answer : await logIn()), firstTimeLogin: true }
}
