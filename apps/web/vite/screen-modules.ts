import { readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import type { Plugin } from 'vite'

const table = resolve(import.meta.dirname, '../src/screens.ts')
const entryPattern = /^ {2}(\w+): async \(\) =>\s*\(await import\('(\.\/[^']+)'\)\)/gm
const virtualId = 'virtual:screen-modules'

/** Provides the renderer with the source file of each screen in `screens.ts`, to find its chunk in the manifest. */
export function screenModules(): Plugin {
  return {
    name: 'foyer-screen-modules',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return undefined
      this.addWatchFile(table)
      const text = readFileSync(table, 'utf8')
      const found = [...text.matchAll(entryPattern)].map(([, name, path]) => [name, posix.join('src', path ?? '')])
      if (found.length !== text.split('await import(').length - 1)
        throw new Error('screens.ts has an entry that is not written as `name: async () => (await import(…)).Screen`')
      return `export const screenModules = ${JSON.stringify(Object.fromEntries(found))}`
    },
  }
}
