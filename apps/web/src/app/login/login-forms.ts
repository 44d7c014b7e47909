import type { ScreenLoginWayName } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import type { ComponentType } from 'react'
import { UsernameLogin } from '../../features/session/session-login-username.tsx'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'

const SmsLogin = lazyChunk(async () => (await import('../../features/session/session-login-sms.tsx')).SmsLogin)

/** Forms of the ways to log in that have one: tabs with these labels. */
export const forms = {
  username: { Way: UsernameLogin, tab: 'verification.way.username' },
  sms: { Way: SmsLogin, tab: 'verification.way.sms' },
} as const satisfies Partial<Record<ScreenLoginWayName, { Way: ComponentType<LoginWayProps>; tab: MessageId }>>
export type FormName = keyof typeof forms

export function hasForm(name: ScreenLoginWayName): name is FormName {
  return name in forms
}
