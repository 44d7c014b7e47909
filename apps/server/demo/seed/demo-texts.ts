import { readdirSync, readFileSync } from 'node:fs'
import english from '../texts/en.json' with { type: 'json' }

const folder = new URL('../texts/', import.meta.url)

/** Texts of the demo's content by language: a file of `texts/` each, named as the language's folder of texts is. */
const texts = readdirSync(folder).map((file): [language: string, texts: Record<string, string>] => [
  file.replace('.json', '').toUpperCase(),
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
])

/** A text of the demo in every language that has it. */
export function translate(id: keyof typeof english): Record<string, string> {
  return Object.fromEntries(
    texts.flatMap(([language, { [id]: text }]) => (text === undefined ? [] : [[language, text]])),
  )
}
