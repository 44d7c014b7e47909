import { languages } from '@foyer/contract'
import { listContrastFaults } from '@foyer/contract/colours'
import { findWrongPlurals, isTooLong, readPlaceholders } from '@foyer/messages/icu'
import { englishTexts } from './merchant-branding.ts'
import { suggest } from './merchant-nearest.rules.ts'
import type { MerchantSettings } from './merchant-settings.ts'

/** A value that fits its schema but not the rest of the merchant. */
interface BrandingFault {
  /** Where the value stands in the settings. */
  path: readonly string[]
  sentence: string
}

/** Own colours without contrast, and own texts that do not fit the platform's. */
export function listBrandingFaults({
  template,
  colours = {},
  texts = {},
}: Pick<MerchantSettings, 'template' | 'colours' | 'texts'>): BrandingFault[] {
  const contrasts = listContrastFaults(template.id, colours)
  return [
    ...contrasts.map((fault) => ({ path: ['colours'], sentence: `colours: ${fault}` })),
    ...Object.entries(texts).flatMap(([language, own]) =>
      Object.entries(own).flatMap(([id, text]) => {
        const fault = findTextFault(id, text, language as keyof typeof texts) // its keys are languages
        return fault === undefined
          ? []
          : [{ path: ['texts', language, id], sentence: `texts.${language}.${id} ${fault}` }]
      }),
    ),
  ]
}

function findTextFault(id: string, text: string, language: keyof typeof languages): string | undefined {
  const source = Object.hasOwn(englishTexts, id) ? englishTexts[id] : undefined
  if (source === undefined) return `is no text of the web app${suggest(id, Object.keys(englishTexts))}`
  const own = readPlaceholders(text)
  const wanted = readPlaceholders(source)
  if (own === undefined) return `is ${JSON.stringify(text)}: it must be well-formed ICU`
  if (own !== wanted) return `has the placeholders {${own}}: it must have {${wanted}}, as in ${JSON.stringify(source)}`
  const { tag } = languages[language]
  const [plural] = findWrongPlurals(text, tag)
  if (plural) return `has the plural forms ${plural.forms}: it must have ${plural.needed}`
  if (isTooLong(text, source, tag)) return `is too long for its place: the platform's is ${JSON.stringify(source)}`
  return undefined
}
