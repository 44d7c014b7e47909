import { Button } from '@foyer/ui/button'
import { CircleCheck, Copy, Plus, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCopy } from '../../lib/copy-button.tsx'
import { useText } from '../../lib/i18n.ts'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { type InstallWay, useInstallWay, useRunMode } from '../../platform/index.ts'
import { InstallAppIcon, useAppManifest } from './install-app-icon.tsx'
import { installGuides, listedWays } from './install-guides.table.ts'
import { InstallImage } from './install-image.tsx'
import { useInstall } from './install-prompt.ts'
import styles from './install-screen.module.css'

/** Ways that begin with the page's address in another browser. */
const copyWays: ReadonlySet<InstallWay | undefined> = new Set(['inApp', 'iosOldBrowser'])

interface InstallScreenProps {
  /** The merchant's description of its app; empty without one. */
  description: string
  /** Whether the merchant has an app of its own; `app` leads to it. */
  hasApp: boolean
  app: ReactNode
}

/** The browser's prompt, or what to tap, and the same for other phones. */
export function InstallScreen({ description, hasApp, app }: InstallScreenProps) {
  const t = useText()
  const { merchantName } = useSettings()
  const { icon, name } = useAppManifest()
  const way = useInstallWay()
  const isInstalled = useRunMode() !== 'browser'
  return (
    <div className={styles.screen}>
      <header className={styles.intro}>
        <InstallAppIcon icon={icon} size={72} className={styles.mark} />
        <h2 className={styles.heading}>{t('install.title', { merchant: name })}</h2>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.lead}>{t('install.body')}</p>
      </header>
      {isInstalled ? (
        <p className={styles.done}>
          <CircleCheck size={20} aria-hidden="true" />
          {t('install.done', { merchant: merchantName })}
        </p>
      ) : (
        <Way way={way} />
      )}
      {app}
      {!isInstalled && <Others own={way} />}
      <p className={styles.warning}>
        <ShieldAlert size={20} aria-hidden="true" />
        {t(hasApp ? 'install.warning.app' : 'install.warning', { merchant: merchantName })}
      </p>
    </div>
  )
}

function Way({ way }: { way: InstallWay | undefined }) {
  const t = useText()
  const { merchantName: merchant } = useSettings()
  const { origin } = useServices()
  const { hasPrompt, install } = useInstall()
  const copy = useCopy()
  return (
    <>
      {hasPrompt && (
        <Button isWide onClick={() => void install()}>
          <Plus size={20} aria-hidden="true" />
          {t('install.action', { merchant })}
        </Button>
      )}
      {copyWays.has(way) && (
        <Button isWide onClick={() => copy(`${origin}/m/home`)}>
          <Copy size={18} aria-hidden="true" />
          {t('install.copy')}
        </Button>
      )}
      {way && !hasPrompt && <Guide way={way} />}
    </>
  )
}

function Guide({ way }: { way: InstallWay }) {
  const t = useText()
  const { title, steps } = installGuides[way]
  return (
    <section className={styles.card}>
      <h3 className={styles.title}>{t(title)}</h3>
      <ol className={styles.steps}>
        {steps.map(({ text, image }, index) => (
          <li key={text} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.text}>{t(text)}</span>
            <InstallImage name={image} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The guides of all other devices, closed; a page without script shows them all. */
function Others({ own }: { own: InstallWay | undefined }) {
  const t = useText()
  return (
    <details className={styles.others} open={own === undefined}>
      <summary className={styles.summary}>{t('install.others')}</summary>
      <div className={styles.guides}>
        {listedWays
          .filter((way) => way !== own)
          .map((way) => (
            <Guide key={way} way={way} />
          ))}
      </div>
    </details>
  )
}
