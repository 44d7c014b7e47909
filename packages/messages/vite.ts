import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'

const folder = resolve(dirname(fileURLToPath(import.meta.url)), 'src')
const textFile = /\/src\/(en|cn|ur)\/(?!index\.ts$)[a-z-]+\.ts$/

/** The part of Vite's plugin interface that is used here, so that this package does not depend on Vite. */
interface TransformPlugin {
  name: string
  enforce: 'pre'
  transform(code: string, id: string): Promise<{ code: string; map: null } | undefined>
}

/**
 * Compiles the texts from ICU to Lingui's form while the web is built, so that no parser travels to the browser.
 * A text that is no valid ICU message stops the build.
 */
export function compileCatalogues(): TransformPlugin {
  return {
    name: 'foyer-messages',
    enforce: 'pre',
    async transform(_code, id) {
      const path = id.split('?')[0] ?? id
      if (!path.startsWith(folder) || !textFile.test(path)) return undefined
      const texts: Record<string, Record<string, string>> = await import(pathToFileURL(path).href)
      const compiled = Object.entries(texts).map(([noun, group]) => {
        const entries = Object.entries(group).map(([key, text]) => [key, compileMessage(text)])
        return `export const ${noun} = ${JSON.stringify(Object.fromEntries(entries))}`
      })
      return { code: `${compiled.join('\n')}\n`, map: null }
    },
  }
}
