import { readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { toPseudoText } from './pseudo.rules.ts'
import { folderOf, sourceLanguage, translatedLanguages } from './src/languages.ts'

const folder = resolve(dirname(fileURLToPath(import.meta.url)), 'src')
/** A file of texts in a language's folder: language, then noun. */
const textFile = /\/src\/([a-z-]+)\/(?!index\.ts$)[a-z-]+\.ts$/

/** Import of a language folder's file by a file next to the folders. */
const lazyTexts = /import\(`\.\/\$\{folder\}\/(\w+)\.ts`\)/

/** Import of a file of a language folder that begins with a noun: one for each game. */
const lazyFamily = /import\(`\.\/\$\{folder\}\/(\w+)-\$\{name\}\.ts`\)/

/** The same with a row per language: shorter than Vite's own output, which matches any path. */
function writeLoaders(_import: string, name: string): string {
  const rows = translatedLanguages.map(folderOf).map((own) => `'${own}': () => import('./${own}/${name}.ts')`)
  return `({ ${rows.join(', ')} })[folder]()`
}

/** The same for a family of files: a row per language and file. */
function writeFamilyLoaders(_import: string, noun: string): string {
  const files = readdirSync(resolve(folder, folderOf(sourceLanguage))).filter((file) => file.startsWith(`${noun}-`))
  const rows = translatedLanguages
    .map(folderOf)
    .flatMap((own) => files.map((file) => `'./${own}/${file}': () => import('./${own}/${file}')`))
  return `({ ${rows.join(', ')} })[\`./\${folder}/${noun}-\${name}.ts\`]()`
}

/** The part of Vite's plugin interface in use, so that this package does not depend on Vite. */
interface TransformPlugin {
  name: string
  enforce: 'pre'
  transform(code: string, id: string): Promise<{ code: string; map: null } | undefined>
}

/**
 * Compiles the texts from ICU to Lingui's form during the web's build, so that browsers need no parser. An invalid ICU
 * message fails the build. With `isPseudo` the source language is displayed as a pseudo-language, in which untranslated
 * texts stand out.
 */
export function compileCatalogues({ isPseudo = false } = {}): TransformPlugin {
  return {
    name: 'foyer-messages',
    enforce: 'pre',
    async transform(code, id) {
      const path = id.split('?')[0] ?? id
      if (!path.startsWith(folder)) return undefined
      if (lazyTexts.test(code)) return { code: code.replace(lazyTexts, writeLoaders), map: null }
      if (lazyFamily.test(code)) return { code: code.replace(lazyFamily, writeFamilyLoaders), map: null }
      const language = textFile.exec(path)?.[1]
      if (!language) return undefined
      const convert = isPseudo && language === folderOf(sourceLanguage) ? toPseudoText : (text: string) => text
      const texts: Record<string, Record<string, string>> = await import(pathToFileURL(path).href)
      const compiled = Object.entries(texts).map(([noun, group]) => {
        const entries = Object.entries(group).map(([key, text]) => [key, compileMessage(convert(text))])
        return `export const ${noun} = ${JSON.stringify(Object.fromEntries(entries))}`
      })
      return { code: `${compiled.join('\n')}\n`, map: null }
    },
  }
}
