import {
  directionOf,
  documentAttributes,
  findFont,
  fontFamily,
  formatTagOf,
  hasOwnCalendar,
  type Language,
  numberTagOf,
  type SiteSettings,
} from '@foyer/contract'
import { loadCatalogue } from '@foyer/messages'
import { loadCalendar } from '@foyer/messages/calendar'
import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { fontFolder, startFailedId } from '../../boot.ts'
import { pickTexts } from '../../lib/i18n.ts'
import { addManifestParameters } from '../../lib/link.ts'
import type { PaintedPage } from '../../lib/services.tsx'
import { loadShownData } from './language-data.ts'

/**
 * Paints the open page in another language: texts, formats, direction and what the server writes in that language change
 * at once; typed input and the place in the page stay. Rejects where the texts or the settings cannot be had: then the
 * page is as before.
 */
export async function showLanguage(language: Language, page: PaintedPage, queries: QueryClient): Promise<void> {
  const { services, i18n } = page
  const former = services.language
  const [catalogue, calendar] = await Promise.all([
    loadCatalogue(language),
    hasOwnCalendar(language) ? loadCalendar(language).catch(() => undefined) : undefined,
  ])
  const texts = pickTexts(catalogue)
  // Calls from here on are answered in it.
  services.language = language
  const data = await loadShownData(services.wps, queries).catch((error: unknown) => {
    services.language = former
    throw error
  })
  const languageTag = formatTagOf(language)
  addFont(language)
  Object.assign(services, { languageTag, numberTag: numberTagOf(language), calendar, direction: directionOf(language) })
  const loaded = Promise.resolve()
  Object.assign(services, { loadTexts: () => loaded, hasTexts: () => true })
  data.keep()
  flushSync(() => {
    i18n.loadAndActivate({ locale: languageTag, messages: texts })
    writeDocument(language, i18n, data.settings)
    page.paint()
  })
  data.renew()
}

/** Fonts of this page, besides that of its document. */
const addedFonts = new Set<string>()

/** Adds the language's font, which the browser loads once it paints letters of it that the phone lacks. */
function addFont(language: Language): void {
  const font = findFont(language, fontFolder)
  if (!font || addedFonts.has(font.source)) return
  addedFonts.add(font.source)
  document.fonts.add(new FontFace(fontFamily, font.source, { unicodeRange: font.range, display: 'swap' }))
}

/** What the server writes into a document in its language, outside of the application. */
function writeDocument(language: Language, i18n: I18n, settings: SiteSettings): void {
  const root = document.documentElement
  const { lang, dir, 'data-script': script } = documentAttributes(language)
  Object.assign(root, { lang, dir })
  if (script) root.dataset.script = script
  else delete root.dataset.script
  document.querySelector('meta[name="description"]')?.setAttribute('content', settings.template.app_desc)
  addManifestParameters({ language })
  const failed = document.getElementById(startFailedId)
  failed?.querySelector('span')?.replaceChildren(i18n._('state.error.title'))
  failed?.querySelector('button')?.replaceChildren(i18n._('retry'))
}
