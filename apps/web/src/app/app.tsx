import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Navigation } from '../lib/navigation.tsx'
import { SettingsContext, useLiveSettings } from '../lib/queries.ts'
import { type Services, ServicesContext } from '../lib/services.tsx'
import { NoticeHost, type Notices, NoticesContext } from '../ui/notices.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Shell } from './shell.tsx'

export interface AppProps {
  services: Services
  notices: Notices
  i18n: I18n
  queries: QueryClient
  /** Loads a page's dependencies before it is shown; never fails. */
  prepare: (href: string) => void
  router: ComponentProps<typeof Navigation>['router']
}

/** The whole application, the same on the server and in the browser. */
export function App({ services, notices, i18n, queries, prepare, router }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ServicesContext value={services}>
          <NoticesContext value={notices}>
            <LiveSettings>
              <Navigation router={router} prepare={prepare}>
                <ErrorBoundary>
                  <Shell />
                </ErrorBoundary>
                <NoticeHost />
              </Navigation>
            </LiveSettings>
          </NoticesContext>
        </ServicesContext>
      </QueryClientProvider>
    </I18nProvider>
  )
}

function LiveSettings({ children }: { children: ReactNode }) {
  return <SettingsContext value={useLiveSettings()}>{children}</SettingsContext>
}
