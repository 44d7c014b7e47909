import {
  type BuildFiles,
  chooseLanguage,
  type DesignInput,
  directionOf,
  formatTagOf,
  hasOwnCalendar,
  type InitialDataEntry,
  type Language,
  languages,
  numberTagOf,
  type Prefetch,
  parseAllowedLanguages,
  type RenderedPage,
  type RenderInput,
  type SiteSettings,
} from '@foyer/contract'
import { loadCatalogue, type MessageId, type Noun } from '@foyer/messages'
import { loadCalendar } from '@foyer/messages/calendar'
import { loadTranslations } from '@foyer/messages/translations'
import { renderToString } from 'react-dom/server'
import { offlineAddress } from '../service-worker/worker.constants.ts'
import { App } from './app/app.tsx'
import { findBlock } from './app/blocked.rules.ts'
import { decideBannerImage } from './app/home/banner.rules.ts'
import type { Boot } from './boot.ts'
import { listFiles, openAssets } from './document/assets.ts'
import { renderDesignDocument } from './document/design-document.ts'
import { renderDocument } from './document/document.tsx'
import { renderOfflinePage } from './document/fallback-page.tsx'
import { createClock } from './lib/clock.ts'
import { createI18n, pickTexts, type Texts } from './lib/i18n.ts'
import { createQueryClient } from './lib/queries.ts'
import type { LinkedLanguage } from './lib/services.tsx'
import { createSessionStore } from './lib/session.ts'
import { openStorage } from './lib/storage.ts'
import { createLazyWps } from './lib/wps/lazy-wps.ts'
import { listPagePrefetches } from './prefetches.ts'
import { findPage, isIndexable, matchRoute } from './routes.rules.ts'
import { loadScreen } from './screens.ts'
import { createNotices } from './ui/notices.tsx'

export { renderDomainNotAvailable, renderFallbackPage } from './document/fallback-page.tsx'
export { isIndexable } from './routes.rules.ts'

/** dist/client is next to dist/server. */
const clientFolder = new URL('../client/', import.meta.url)
const modern = { readAssets: openAssets(clientFolder), files: listFiles(clientFolder) }
/** The same pages for old browsers (DEC-45); the texts are those of the other build. */
const legacyFolder = new URL('../legacy/', import.meta.url)
const legacy = {
  readAssets: openAssets(legacyFolder),
  files: { ...listFiles(legacyFolder), texts: modern.files.texts },
}

const catalogues = await loadTranslations(loadCatalogue)
const calendars = await loadTranslations(async (language) =>
  hasOwnCalendar(language) ? loadCalendar(language) : undefined,
)

/** Languages that the template allows, in its order (LANG-04). */
export function listLanguages(settings: SiteSettings): readonly Language[] {
  return parseAllowedLanguages(settings.template.languages)
}

/** CONF-08 for a request: `stored` is the cookie `language` or the query of that name, `tags` the browser's list. */
export function decideLanguage(
  settings: SiteSettings,
  sources: { stored?: string | undefined; tags: readonly string[] },
): Language {
  return chooseLanguage({ allowed: listLanguages(settings), merchantDefault: settings.defaultLanguage, ...sources })
}

/** Calls with responses in the first paint of a page; empty for members' pages and unknown addresses. */
export function listPrefetches(url: string, settings: SiteSettings, hostname: string): readonly Prefetch[] {
  if (findBlock(settings)) return []
  const [path = '', search = ''] = url.split('?')
  const page = findPage(matchRoute(path), settings.template)
  return page ? listPagePrefetches(page, settings, hostname, new URLSearchParams(search)) : []
}

/** Screens with markup that depends on the query, and the names that it depends on; `all`: links pass the query on. */
const queryNames: Partial<Record<string, readonly string[] | 'all'>> = {
  ...{ login: 'all', register: 'all', agentRegister: 'all', activity: 'all' },
  category: ['kind'],
  helpCenter: ['article', 'page', 'version'],
}

/** The address as far as the document of its page depends on it; `language` is decided before. */
export function reduceAddress(url: string): string {
  const [path = '', search = ''] = url.split('?')
  const names = queryNames[matchRoute(path)?.screen ?? ''] ?? []
  if (names === 'all') return url
  const query = new URLSearchParams(search)
  const kept = new URLSearchParams(
    names.flatMap((name) =>
      query
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  )
  return kept.size > 0 ? `${path}?${kept}` : path
}

/** Files of this build (PWA-20). */
export function listBuildFiles(isLegacy = false): BuildFiles {
  return isLegacy ? legacy.files : modern.files
}

/** Renders one page for a guest; the browser adds member data. */
export async function render(input: RenderInput): Promise<RenderedPage> {
  const { settings, language, seeds, serverTime, origin, isLegacy } = input
  const build = isLegacy ? legacy : modern
  const [path = '', search = ''] = input.url.split(/[?#]/)
  const ownTexts = input.branding?.texts as Texts | undefined // compiled by the server in the same form
  if (path === offlineAddress) {
    const html = renderOfflinePage({ ...input, texts: { ...findTexts(language, ['trouble']), ...ownTexts } })
    return { status: 200, html, robots: 'noindex,nofollow' }
  }
  const route = matchRoute(path)
  const page = findPage(route, settings.template)
  const screen = findBlock(settings) ? 'blocked' : page?.screen
  if (screen) await loadScreen(screen)
  const languageTag = formatTagOf(language)
  const numberTag = numberTagOf(language)
  const direction = directionOf(language)
  const titleId = route?.title ?? 'title.notFound'
  const texts = {
    ...findTexts(language, screen === 'blocked' ? ['trouble'] : (page?.texts ?? ['title'])),
    ...findTitle(language, titleId),
    ...ownTexts,
  }
  const i18n = createI18n(languageTag, texts, () => direction)
  const queries = createQueryClient(seeds, settings)
  const storage = openStorage(settings.merchantCode, { session: undefined, local: undefined })
  const session = createSessionStore(storage, settings.merchantCode)
  const linkedLanguages = listLanguages(settings).slice(0, MAX_LANGUAGE_LINKS).map(linkLanguage)
  const body = renderToString(
    <App
      services={{
        merchant: settings.merchantCode,
        language,
        languageTag,
        numberTag,
        calendar: calendars[language],
        direction,
        linkedLanguages,
        storage,
        session,
        wps: createLazyWps({
          merchant: settings.merchantCode,
          language: () => language,
          session,
          storage,
          userAgent: '',
          isOnline: () => true,
        }),
        clock: createClock(serverTime),
        loadTexts: async () => undefined,
        hasTexts: () => true,
        missing: input.missing,
        origin,
      }}
      notices={createNotices()}
      i18n={i18n}
      queries={queries}
      prepare={() => undefined}
      router={{ ssrPath: path, ssrSearch: search }}
    />,
  )
  queries.clear()
  const boot: Boot = {
    ...{ language, languageTag, numberTag, direction, linkedLanguages, settings, texts, seeds, serverTime },
    hasCalendar: calendars[language] && true,
    hasOwnTexts: ownTexts && true,
    missing: input.missing?.length ? input.missing : undefined,
    isMissing: !route,
    captchaFrame: screen === 'blocked' ? undefined : input.captchaFrame,
    identityEmulator: screen === 'blocked' ? undefined : input.identityEmulator,
    scriptFrame: screen === 'blocked' ? undefined : input.scriptFrame,
  }
  const isFound = route !== undefined && !seeds.some(({ isAbsent }) => isAbsent)
  const isListed = isFound && isIndexable(input.host, path) && input.preview === undefined
  const robots = isListed ? 'index,follow' : 'noindex,nofollow'
  const html = renderDocument({
    body,
    boot,
    robots,
    route,
    title: `${i18n._(titleId)} · ${settings.merchantName}`,
    description: settings.template.app_desc,
    texts: { failed: i18n._('state.error.title'), retry: i18n._('retry') },
    nonce: input.nonce,
    origin,
    canonical: origin + (route?.path ?? path),
    largestImage: findLargestImage(seeds, direction),
    appIcon: input.appIcon,
    colours: input.branding?.colours,
    preview: input.preview === undefined ? undefined : writePreviewText(language, input.preview, ownTexts),
    assets: build.readAssets(screen),
  })
  const canStore = isFound && screen !== 'blocked' && input.preview === undefined
  return { status: isFound ? 200 : 404, html, robots, ...(canStore ? { build: build.files.entry } : {}) }
}

/** Page of all components, with the texts of all screens. */
export function renderDesign(input: DesignInput): string {
  return renderDesignDocument(input, pickTexts(catalogues[input.language]))
}

/** Links to languages on the home page: the document arrives in one round trip, and the picker has all. */
const MAX_LANGUAGE_LINKS = 3

function linkLanguage(code: Language): LinkedLanguage {
  const { tag, name } = languages[code]
  return { code, tag, name }
}

function findTexts(language: Language, nouns: readonly Noun[]): Texts {
  return pickTexts(catalogues[language], ['common', ...nouns])
}

/** The mark of a preview has its text to itself: no other page carries it. */
function writePreviewText(language: Language, number: number, own: Texts = {}): string {
  const texts = { ...findTexts(language, ['update']), ...own }
  return createI18n(formatTagOf(language), texts, () => directionOf(language))._('update.preview', { number })
}

/** The title of one page; those of the others are loaded with the other texts. */
function findTitle(language: Language, id: MessageId): Texts {
  const { [id]: title = id } = findTexts(language, ['title'])
  return { [id]: title }
}

/** The first banner is the largest element of the home page's first paint. */
function findLargestImage(seeds: readonly InitialDataEntry[], direction: 'ltr' | 'rtl'): string | undefined {
  const banners = seeds.find(({ path }) => path === '/wps/content/banner')?.value
  const first: unknown = Array.isArray(banners) ? banners[0] : undefined
  return typeof first === 'object' && first !== null && 'url' in first
    ? decideBannerImage(String(first.url), direction)
    : undefined
}
