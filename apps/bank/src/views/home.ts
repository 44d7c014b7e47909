import type { Language } from '@foyer/contract'
import { html } from './html.ts'
import { createTranslate, type Page } from './layout.ts'

/** The page at the bank's bare address. */
export function makeHomePage(language: Language): Page {
  const translate = createTranslate(language)
  const content = html`<section class="card"><h1>${translate('bank.home.title')}</h1>
<p class="intro">${translate('bank.home.body')}</p></section>`
  return { language, path: '/', title: translate('bank.home.title'), content }
}
