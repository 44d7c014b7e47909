import { type InitialDataEntry, languages, type SiteSettings } from '@foyer/contract'
import { loadCatalogue } from '@foyer/messages'
import { toPseudoText } from '@foyer/messages/pseudo'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createClock } from '../src/lib/clock.ts'
import { createI18n } from '../src/lib/i18n.ts'
import { Navigation } from '../src/lib/navigation.tsx'
import { createQueryClient, queryKey, SettingsContext } from '../src/lib/queries.ts'
import { ServicesContext } from '../src/lib/services.tsx'
import { WpsError } from '../src/lib/wps/wps-error.ts'
import { fixtureSettings } from './fixture-site.ts'
import { openClient } from './fixture-wps.ts'

export interface RenderOptions {
  settings?: SiteSettings
  seeds?: readonly InitialDataEntry[]
  /** Paths of the calls that the platform does not have (DEC-02). */
  missing?: readonly string[] | undefined
  failures?: readonly { path: `/wps/${string}`; query: object; status: number }[]
  path?: string
  isPseudo?: boolean
}

/**
 * The markup of one component for a guest in English or the pseudo-language; `seeds` are the available responses,
 * `failures` the calls that have failed.
 */
export async function renderElement(
  part: ReactNode,
  {
    settings = fixtureSettings(),
    seeds = [],
    failures = [],
    missing,
    path = '/m/home',
    isPseudo = false,
  }: RenderOptions = {},
): Promise<string> {
  const plain = Object.values(await loadCatalogue('EN')).flatMap((group) => Object.entries<string>(group))
  const texts = Object.fromEntries(plain.map(([id, text]) => [id, isPseudo ? toPseudoText(text) : text]))
  const { wps, storage, session } = openClient()
  const services = {
    merchant: settings.merchantCode,
    language: 'EN' as const,
    languageTag: languages.EN.tag,
    numberTag: languages.EN.tag,
    direction: 'ltr' as const,
    linkedLanguages: [],
    storage,
    session,
    wps,
    clock: createClock(settings.serverTime),
    loadTexts: async () => undefined,
    hasTexts: () => true,
    missing,
    origin: 'https://www.aurora.example',
  }
  const queries = createQueryClient(seeds, settings)
  for (const { path: failed, query, status } of failures) {
    const key = queryKey({ path: failed, access: 'anyone' }, { query })
    queries.setQueryDefaults(key, { retryOnMount: false })
    const error = new WpsError('service_unavailable', status)
    queries.getQueryCache().build(queries, { queryKey: key }).setState({ status: 'error', error })
  }
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={createI18n(services.languageTag, texts, () => services.direction)}>
      <QueryClientProvider client={queries}>
        <ServicesContext value={services}>
          <SettingsContext value={settings}>
            <Navigation
              router={{ ssrPath: path.split('?')[0] ?? '', ssrSearch: path.split('?')[1] ?? '' }}
              prepare={() => undefined}
            >
              {part}
            </Navigation>
          </SettingsContext>
        </ServicesContext>
      </QueryClientProvider>
    </I18nProvider>,
  )
  queries.clear()
  return markup
}
