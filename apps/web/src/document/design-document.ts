import { type DesignInput, documentAttributes, formatTagOf, numberTagOf, templateIds } from '@foyer/contract'
import { type Boot, bootElementId } from '../boot.ts'
import type { Texts } from '../lib/i18n.ts'
import { escapeHtml, escapeJson } from './document.tsx'

/** Address of the page of all components and of its files. */
const folder = '/m/__design'

/**
 * The document of the design page. `template` and `direction` are those of its address; anything unknown leaves the
 * merchant's template and the direction of the language.
 */
export function renderDesignDocument(input: DesignInput, texts: Texts): string {
  const { settings, language, serverTime, nonce } = input
  const id = templateIds.find((known) => known === input.template) ?? settings.template.id
  const { lang, dir, ...script } = documentAttributes(language)
  const direction = input.direction === 'rtl' || input.direction === 'ltr' ? input.direction : dir
  const boot: Boot = {
    ...{
      language,
      languageTag: formatTagOf(language),
      numberTag: numberTagOf(language),
      direction,
      linkedLanguages: [],
      texts,
      seeds: [],
      serverTime,
    },
    settings: { ...settings, template: { ...settings.template, id } },
    isMissing: false,
  }
  const attributes = Object.entries({ lang, dir: direction, ...script, 'data-template': id })
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('')
  return [
    `<!doctype html><html${attributes}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<meta name="robots" content="noindex"><meta property="csp-nonce" nonce="${nonce}"><title>Design · ${escapeHtml(id)}</title>`,
    `<link rel="stylesheet" href="${folder}/design.css"></head><body><div id="root"></div>`,
    `<script type="application/json" id="${bootElementId}">${escapeJson(boot)}</script>`,
    `<script nonce="${nonce}" type="module" src="${folder}/design.js"></script></body></html>`,
  ].join('')
}
