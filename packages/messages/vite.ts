import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { languageCodes } from '@foyer/contract'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { toPseudoText } from './pseudo.rules.ts'
import { folderOf, sourceLanguage } from './src/languages.ts'

const folder = resolve(dirname(fileURLToPath(import.meta.url)), 'src')
/** A file of texts in a language's folder: language, then noun. */
const textFile = /\/src\/([a-z-]+)\/(?!index\.ts$)[a-z-]+\.ts$/

/** Import of a language folder's file by a file next to the folders: one file, or one of a family of files. */
const lazyTexts = /import\(`\.\/\$\{folder\}\/(\w+)(-\$\{name\})?\.ts`\)/

/** The part of Vite's plugin interface in use, so that this package does not depend on Vite. */
interface PluginContext {
  environment: { name: string }
  emitFile(file: { type: 'asset'; name: string; fileName: string; originalFileName: string; source: string }): void
}

interface TextsPlugin {
  name: string
  enforce: 'pre'
  transform(this: PluginContext, code: string, id: string): Promise<{ code: string; map: null } | undefined>
  generateBundle(this: PluginContext): Promise<void>
}

/** The builds of an app's pages, of current browsers and of old ones; both load the same texts. */
const isPages = (environment: string) => environment === 'client' || environment === 'legacy'

/** A file of texts as browsers load it. */
interface TextsFile {
  /** Path below `src`. */
  path: string
  source: string
}

/**
 * Compiles the texts from ICU to Lingui's form during the web's build, so that browsers need no parser. An invalid ICU
 * message fails the build. With `isPseudo` the source language is displayed as a pseudo-language, in which untranslated
 * texts stand out.
 *
 * In a browser's build the texts are files beside the scripts, `texts-<language>-<noun>-<hash>.js`, with one hash for all:
 * a script knows the name of each without a list, so that a further language adds nothing to it.
 */
export function compileCatalogues({ isPseudo = false } = {}): TextsPlugin {
  const loaded = new Map<string, Promise<TextsFile[]>>()
  let hash: Promise<string> | undefined
  const readHash = () => {
    hash ??= readAll(isPseudo).then((files) => hashOf(files.map(({ source }) => source).join('')))
    return hash
  }
  return {
    name: 'foyer-messages',
    enforce: 'pre',
    async transform(code, id) {
      const path = id.split('?')[0] ?? id
      if (!path.startsWith(folder)) return undefined
      const [found, noun = '', family = ''] = lazyTexts.exec(code) ?? []
      if (found && isPages(this.environment.name)) {
        loaded.set(noun, compileFiles(noun, family !== '', isPseudo))
        const name = `./texts-\${folder}-${noun}${family}-${await readHash()}.js`
        return { code: code.replace(found, () => `import(/* @vite-ignore */ \`${name}\`)`), map: null }
      }
      const language = textFile.exec(path)?.[1]
      if (!language) return undefined
      return { code: writeModule(await readTexts(path, language, isPseudo)), map: null }
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { path, source } of (await Promise.all(loaded.values())).flat()) {
        const name = `texts-${path.replace('/', '-').replace('.ts', '')}-${await readHash()}.js`
        const originalFileName = `../../packages/messages/src/${path}`
        this.emitFile({ type: 'asset', name, fileName: `assets/${name}`, originalFileName, source })
      }
    },
  }
}

/** A noun's file of each language, or the files of a family whose names begin with it. */
async function compileFiles(noun: string, isFamily: boolean, isPseudo: boolean): Promise<TextsFile[]> {
  const files = isFamily ? listFiles().filter((file) => file.startsWith(`${noun}-`)) : [`${noun}.ts`]
  const paths = languageCodes.map(folderOf).flatMap((own) => files.map((file) => [own, file] as const))
  return Promise.all(
    paths.map(async ([own, file]) => {
      const path = `${own}/${file}`
      return { path, source: writeModule(await readTexts(resolve(folder, path), own, isPseudo)) }
    }),
  )
}

/** Every file that a script may load. */
async function readAll(isPseudo: boolean): Promise<TextsFile[]> {
  const nouns = listFiles().map((file) => file.replace('.ts', ''))
  return (await Promise.all(nouns.map((noun) => compileFiles(noun, false, isPseudo)))).flat()
}

function listFiles(): string[] {
  return readdirSync(resolve(folder, folderOf(sourceLanguage))).filter((file) => file !== 'glossary.ts')
}

type Compiled = ReturnType<typeof compileMessage> | { [id: string]: Compiled }

/** The compiled exports of a file. */
async function readTexts(path: string, language: string, isPseudo: boolean): Promise<Record<string, Compiled>> {
  const convert = isPseudo && language === folderOf(sourceLanguage) ? toPseudoText : (text: string) => text
  const compile = (value: unknown): Compiled => {
    if (typeof value === 'string') return compileMessage(convert(value))
    return Object.fromEntries(Object.entries(value ?? {}).map(([id, inner]) => [id, compile(inner)]))
  }
  const exports: object = await import(pathToFileURL(path).href)
  return Object.fromEntries(Object.entries(exports).map(([name, value]) => [name, compile(value)]))
}

function writeModule(exports: Record<string, Compiled>): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
