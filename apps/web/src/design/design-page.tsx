import { templateIds } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Boot } from '../boot.ts'
import { createClock } from '../lib/clock.ts'
import { createI18n } from '../lib/i18n.ts'
import { Navigation } from '../lib/navigation.tsx'
import { createQueryClient, SettingsContext } from '../lib/queries.ts'
import { type Services, ServicesContext } from '../lib/services.tsx'
import { createSessionStore } from '../lib/session.ts'
import { openStorage } from '../lib/storage.ts'
import { createNotices, NoticeHost, NoticesContext } from '../ui/notices.tsx'
import { DesignButtons } from './design-buttons.tsx'
import { DesignFields } from './design-fields.tsx'
import { DesignHome } from './design-home.tsx'
import { DesignOverlays } from './design-overlays.tsx'
import styles from './design-page.module.css'
import { DesignPanels } from './design-panels.tsx'
import { listSampleData } from './sample-data.ts'

const notices = createNotices()

/** Every component in each of its states, in one template and direction; the platform is not asked for anything. */
export function DesignPage({ boot }: { boot: Boot }) {
  return (
    <Providers boot={boot}>
      <main className={styles.page}>
        <h1>
          {boot.settings.template.id} {boot.direction}
        </h1>
        <Switches boot={boot} />
        <DesignHome />
        <DesignButtons />
        <DesignFields />
        <DesignPanels />
        <DesignOverlays />
      </main>
      <NoticeHost />
    </Providers>
  )
}

function Switches({ boot: { direction, language, settings } }: { boot: Boot }) {
  const link = (template: string, dir: string, isChosen: boolean, name: string) => (
    <a
      key={name}
      href={`?${new URLSearchParams({ template, direction: dir, language })}`}
      className={buttonClass({ kind: isChosen ? 'primary' : 'secondary', isSmall: true })}
      aria-current={isChosen || undefined}
    >
      {name}
    </a>
  )
  const { id } = settings.template
  return (
    <nav className={styles.switches} aria-label="Template and direction">
      {templateIds.map((template) => link(template, direction, template === id, template))}
      {['ltr', 'rtl'].map((dir) => link(id, dir, dir === direction, dir))}
    </nav>
  )
}

function Providers({ boot, children }: { boot: Boot; children: ReactNode }) {
  const { settings, language, languageTag, numberTag, direction, texts, serverTime } = boot
  const storage = openStorage('design')
  const services: Services = {
    ...{ merchant: 'design', language, languageTag, numberTag, direction, linkedLanguages: [], storage },
    session: createSessionStore(storage, 'design'),
    wps: { call: () => new Promise<never>(() => undefined) },
    clock: createClock(serverTime),
    loadTexts: async () => undefined,
    hasTexts: () => true,
    origin: location.origin,
  }
  return (
    <I18nProvider i18n={createI18n(languageTag, texts, () => direction)}>
      <QueryClientProvider client={createQueryClient(listSampleData(settings, serverTime), settings)}>
        <ServicesContext value={services}>
          <SettingsContext value={settings}>
            <NoticesContext value={notices}>
              <Navigation router={{ ssrPath: '/m/home', ssrSearch: '' }} prepare={() => undefined}>
                {children}
              </Navigation>
            </NoticesContext>
          </SettingsContext>
        </ServicesContext>
      </QueryClientProvider>
    </I18nProvider>
  )
}
