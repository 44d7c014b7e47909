import { createRememberCredential, hasFlag } from '@foyer/contract'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useIsOffered, useSettings } from '../../lib/queries.ts'
import type { RememberedLogin } from '../../lib/remember.rules.ts'
import { readRemembered } from '../../lib/remember.ts'
import { useServices } from '../../lib/services.tsx'
import { CheckField } from '../../ui/check-field.tsx'

/** The browser's remembered login; undefined for none and until the page has started. */
export function useRemembered<T extends RememberedLogin['type']>(
  type: T,
): Extract<RememberedLogin, { type: T }> | undefined {
  const services = useServices()
  const [login, setLogin] = useState<RememberedLogin>()
  // The server renders the form without cookies.
  useEffect(() => setLogin(readRemembered(services)), [services])
  return login?.type === type ? (login as Extract<RememberedLogin, { type: T }>) : undefined // its type was compared
}

/** Whether this merchant's members can stay logged in: not on a platform without remember credentials (DEC-10). */
export function useCanStayLoggedIn(): boolean {
  const settings = useSettings()
  return useIsOffered(createRememberCredential) && hasFlag(settings, 'MOBILEAUTOLOGIN3')
}

const fieldName = 'remember'

/** The box that remembers a login; ticked in a browser with a remembered one. */
export function RememberField({ type, isRemembered }: { type: RememberedLogin['type']; isRemembered: boolean }) {
  const t = useText()
  return (
    <CheckField
      key={String(isRemembered)}
      name={fieldName}
      defaultChecked={isRemembered}
      label={t(type === 'sms' ? 'session.login.remember.number' : 'session.login.remember')}
    />
  )
}

export function readRemember(data: FormData): boolean {
  return data.has(fieldName)
}
