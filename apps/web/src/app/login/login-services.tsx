import { identityNames, type ScreenLoginWayName, type SiteSettings } from '@foyer/contract'
import { MessageCircle, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { telegramStateName } from '../../features/session/session.constants.ts'
import { SocialButton, type SocialHandler } from '../../features/session/session-social-button.tsx'
import { VendorMark } from '../../features/session/session-vendor-mark.tsx'
import type { LoginWayProps } from '../../lib/after-login.ts'
import { useText } from '../../lib/i18n.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import type { FormName } from './login-forms.ts'
import styles from './login-screen.module.css'

const loadFirebase = () => import('../../features/session/session-login-firebase.tsx')

/** Passkeys have a button of their own above the services. */
type ServiceName = Exclude<ScreenLoginWayName, FormName | 'passkey'>

interface Service {
  Handler: SocialHandler
  icon: ReactNode
  /** Whether the page itself is the service's return, or shows its prompt. */
  startsAtOnce?: (query: URLSearchParams, settings: SiteSettings) => boolean
}

const services: Record<ServiceName, Service> = {
  google: {
    Handler: lazyChunk(async () => (await loadFirebase()).GoogleHandler),
    icon: <VendorMark channel="google" />,
    startsAtOnce: (_query, { smsProvider }) => smsProvider.googleOneTap === true,
  },
  facebook: {
    Handler: lazyChunk(async () => (await loadFirebase()).FacebookHandler),
    icon: <VendorMark channel="facebook" />,
  },
  twitter: {
    Handler: lazyChunk(async () => (await loadFirebase()).TwitterHandler),
    icon: <VendorMark channel="twitter" />,
  },
  firebase: {
    Handler: lazyChunk(async () => (await loadFirebase()).GenericHandler),
    icon: <VendorMark channel="firebase" />,
  },
  line: {
    Handler: lazyChunk(async () => (await import('../../features/session/session-login-line.tsx')).LineHandler),
    icon: <MessageCircle size={20} aria-hidden="true" />,
    startsAtOnce: (query) => query.has('state'),
  },
  telegram: {
    Handler: lazyChunk(async () => (await import('../../features/session/session-login-telegram.tsx')).TelegramHandler),
    icon: <Send size={20} aria-hidden="true" />,
    startsAtOnce: (query) => query.has(telegramStateName),
  },
}

/** Buttons of the merchant's other services (SOC-01), in a grid. */
export function LoginServices({ names, ...callbacks }: LoginWayProps & { names: readonly ScreenLoginWayName[] }) {
  const t = useText()
  const settings = useSettings()
  const { query } = useAddress()
  const { genericProviderName = '' } = settings.smsProvider
  const offered = names.filter(isService).map((name) => ({ name, ...services[name] }))
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.services}>
      <legend className={styles.prompt}>{t('session.login.services')}</legend>
      {offered.map(({ name, Handler, icon, startsAtOnce }) => (
        <SocialButton
          key={name}
          name={name === 'firebase' ? genericProviderName : identityNames[name]}
          icon={icon}
          Handler={Handler}
          startsAtOnce={startsAtOnce?.(query, settings) === true}
          {...callbacks}
        />
      ))}
    </fieldset>
  )
}

function isService(name: ScreenLoginWayName): name is ServiceName {
  return name in services
}
