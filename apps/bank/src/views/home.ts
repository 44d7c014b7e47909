import type { TranslatedLanguage } from '@foyer/messages/languages'
import { html } from './html.ts'
import { createSay, type Page } from './layout.ts'

/** What somebody finds who opens the bank's bare address. */
export function makeHomePage(language: TranslatedLanguage): Page {
  const say = createSay(language)
  const content = html`<section class="card"><h1>${say('bank.home.title')}</h1>
<p class="intro">${say('bank.home.body')}</p></section>`
  return { language, path: '/', title: say('bank.home.title'), content }
}
