import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { insideState, PrepareContext, reloadPage } from '../lib/navigation.tsx'
import { type Services, ServicesContext } from '../lib/services.tsx'
import { NoticeHost } from '../ui/notice-host.tsx'
import { type Notices, NoticesContext } from '../ui/notices.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Shell } from './shell.tsx'

export interface AppProps {
  services: Services
  notices: Notices
  i18n: I18n
  queries: QueryClient
  /** Loads what a page needs, before it is shown. */
  prepare: (href: string) => Promise<void>
  /** Takes the reload that waits for the next navigation, if there is one. */
  takeReload: () => boolean
  /** Address of the request; given on the server only. */
  serverPath?: string
  serverSearch?: string
}

/** The whole application, the same on the server and in the browser. */
export function App({ services, notices, i18n, queries, prepare, takeReload, serverPath, serverSearch }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ServicesContext value={services}>
          <NoticesContext value={notices}>
            <PrepareContext value={(href) => void prepare(href).catch(() => undefined)}>
              <Router
                {...(serverPath === undefined ? {} : { ssrPath: serverPath, ssrSearch: serverSearch ?? '' })}
                aroundNav={(navigate, to, options) => {
                  // A page that does not load is shown all the same: its own place says so and offers to try again.
                  const state = options?.replace ? history.state : insideState
                  const show = () => {
                    navigate(to, { ...options, state })
                    if (takeReload()) reloadPage()
                  }
                  void prepare(to).then(show, show)
                }}
              >
                <ErrorBoundary>
                  <Shell />
                </ErrorBoundary>
                <NoticeHost />
              </Router>
            </PrepareContext>
          </NoticesContext>
        </ServicesContext>
      </QueryClientProvider>
    </I18nProvider>
  )
}
