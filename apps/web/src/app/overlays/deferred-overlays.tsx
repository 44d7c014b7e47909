import type { SiteSettings } from '@foyer/contract'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Navigation } from '../../lib/navigation.tsx'
import { SettingsContext, useLiveSettings } from '../../lib/queries.ts'
import { type Services, ServicesContext } from '../../lib/services.tsx'
import { type Notices, NoticesContext } from '../../ui/notices.tsx'
import { AnnouncementOffer } from './announcement-offer.tsx'
import { AppUpgrade } from './app-upgrade.tsx'
import { ConsentOffer } from './consent-offer.tsx'
import { DownloadOffer } from './download-offer.tsx'
import { InstallOffer } from './install-offer.tsx'
import { OverlayTurns } from './overlay-turns.tsx'
import { ReferralOffer } from './referral-offer.tsx'
import { ShellNavigation } from './shell-navigation.ts'
import { WinNotice } from './win-notice.tsx'

export interface Overlays {
  services: Services
  notices: Notices
  i18n: I18n
  queries: QueryClient
}

/**
 * What no page needs for its first paint: offers above the footer, and the official app's own navigation. A second root
 * next to the page's, so that the start loads nothing of it.
 */
export function showDeferredOverlays(overlays: Overlays): void {
  const place = document.createElement('div')
  // Bars are above the page by their styles (BAR-01): before it they would part the skip link from its start.
  place.dataset.offers = ''
  document.getElementById('root')?.after(place)
  createRoot(place).render(
    <Providers {...overlays}>
      <OverlayTurns>
        <AnnouncementOffer />
        <DownloadOffer />
        <ReferralOffer />
        <AppUpgrade />
        <InstallOffer />
        <ConsentOffer />
        <ShellNavigation />
        <WinNotice />
      </OverlayTurns>
    </Providers>,
  )
}

function Providers({ services, notices, i18n, queries, children }: Overlays & { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ServicesContext value={services}>
          <NoticesContext value={notices}>
            <LiveSettings>
              <Navigation router={{}} prepare={() => undefined}>
                {children}
              </Navigation>
            </LiveSettings>
          </NoticesContext>
        </ServicesContext>
      </QueryClientProvider>
    </I18nProvider>
  )
}

function LiveSettings({ children }: { children: ReactNode }) {
  const settings: SiteSettings | undefined = useLiveSettings()
  return <SettingsContext value={settings}>{children}</SettingsContext>
}
