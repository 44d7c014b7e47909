import { languages } from '@foyer/contract'
import { removePseudoTexts } from '@foyer/messages/pseudo'

const LETTER = /\p{L}/u
/** A language appears as its code or its own name. */
const languageNames = new Set(Object.entries(languages).flatMap(([code, { name }]) => [code, name]))
const attributes = /\b(?:alt|title|placeholder|aria-label|aria-description|aria-roledescription)="([^"]*)"/g

/** Visible or announced texts of the markup that are neither pseudo-language nor a text in `data`. */
export function findUntranslated(markup: string, data: unknown): string[] {
  const html = markup.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<!--[\s\S]*?-->/g, '')
  const shown = [...html.split(/<[^>]*>/), ...[...html.matchAll(attributes)].map(([, text = '']) => text)].map((text) =>
    text.replace(/&(?:#x27|quot|amp|lt|gt|nbsp);/g, ' '),
  )
  const known = listTexts(data)
    .filter((text) => LETTER.test(text))
    .toSorted((a, b) => b.length - a.length)
  return shown.filter((text) => {
    const rest = known.reduce((left, name) => left.replaceAll(name, ''), removePseudoTexts(text))
    return LETTER.test(rest) && !languageNames.has(text)
  })
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
