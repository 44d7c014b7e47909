import type { MessageId } from '@foyer/messages'
import { CircleCheck, ShieldAlert } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { useSettings } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { useRunMode } from '../../platform/index.ts'
import styles from './install-screen.module.css'

const steps = {
  ios: ['install.ios.1', 'install.ios.2', 'install.ios.3'],
  android: ['install.android.1', 'install.android.2', 'install.android.3'],
} as const satisfies Record<string, readonly MessageId[]>

/** `/m/download` and `/m/app` (ROUTE-34, ROUTE-35): instructions for the home screen; without a file to download. */
export function InstallScreen() {
  const t = useText()
  const { merchantName: merchant, template } = useSettings()
  const isInstalled = useRunMode() !== 'browser'
  return (
    <div className={styles.screen}>
      <header className={styles.intro}>
        <SafeImage src={template.h5_logo} width={72} height={72} className={styles.mark} />
        <h2 className={styles.heading}>{t('install.title', { merchant })}</h2>
        <p className={styles.lead}>{t('install.body')}</p>
      </header>
      {isInstalled && (
        <p className={styles.done}>
          <CircleCheck size={20} aria-hidden="true" />
          {t('install.done', { merchant })}
        </p>
      )}
      <Steps title={t('install.android')} texts={steps.android.map((id) => t(id))} />
      <Steps title={t('install.ios')} texts={steps.ios.map((id) => t(id))} />
      <p className={styles.warning}>
        <ShieldAlert size={20} aria-hidden="true" />
        {t('install.warning', { merchant })}
      </p>
    </div>
  )
}

function Steps({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <section className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.steps}>
        {texts.map((text, index) => (
          <li key={text} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
