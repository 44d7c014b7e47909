import { findInAppBrowser, type SmsProvider } from '@foyer/contract'
import { refreshMs } from './push.constants.ts'

/** Whether this browser may have push at all (PUSH-01, PUSH-12..14, OPEN-60): apps around a page have notifications of their own. */
export function canHavePush({
  isSupported,
  isDisabled,
  userAgent,
}: {
  /** Notifications, push and service workers exist. On iPhones they do in the installed app only. */
  isSupported: boolean
  isDisabled: boolean
  userAgent: string
}): boolean {
  return isSupported && !isDisabled && findInAppBrowser(userAgent) === undefined
}

/** Whether the member is asked (PUSH-02, PUSH-03, CONST-94): at a moment that explains the question, once a day at most. */
export function shouldAskForPush({
  permission,
  closedOn,
  today,
  hasMoment,
  isOff,
}: {
  permission: NotificationPermission
  /** Local date of the last answer "no". */
  closedOn: string | undefined
  today: string
  hasMoment: boolean
  /** The member has turned push off on this device. */
  isOff: boolean
}): boolean {
  return !isOff && permission === 'default' && closedOn !== today && hasMoment
}

/** What a started page does about push (PUSH-04, PUSH-10, PUSH-11, PUSH-16, CONF-37). */
export function decidePushStep({
  hasSession,
  permission,
  isBound,
  isOff,
  stored,
  nowMs,
}: {
  hasSession: boolean
  permission: NotificationPermission
  /** This login has bound the device. */
  isBound: boolean
  /** The member has turned push off on this device. */
  isOff: boolean
  stored: { boundMs: number | undefined } | undefined
  nowMs: number
}): 'bind' | 'drop' | 'nothing' {
  if (!hasSession) return stored?.boundMs === undefined ? 'nothing' : 'drop'
  if (isOff || permission !== 'granted') return stored ? 'drop' : 'nothing'
  const isFresh = stored?.boundMs !== undefined && nowMs - stored.boundMs < refreshMs
  return isBound && isFresh ? 'nothing' : 'bind'
}

/** Whether the merchant's devices use Firebase: its project is complete and has a key for push. */
export function usesFirebase({ apiKey, appId, projectId, messagingSenderId, vapidKey }: SmsProvider): boolean {
  return Boolean(apiKey && appId && projectId && messagingSenderId && vapidKey)
}
