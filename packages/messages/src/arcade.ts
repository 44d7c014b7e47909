import type { Language } from '@foyer/contract'
import { folderOf } from './languages.ts'

/**
 * Loads the texts of one of the arcade's games, or with `round` those that all games share; each is a lazy chunk. The
 * file `arcade-<name>.ts` exports its texts under its name.
 */
export async function loadArcadeTexts(language: Language, name: string): Promise<Record<string, string>> {
  const folder = folderOf(language)
  const texts: Record<string, Record<string, string>> = await import(`./${folder}/arcade-${name}.ts`)
  return texts[name] ?? {}
}
