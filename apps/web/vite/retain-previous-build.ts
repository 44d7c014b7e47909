import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** File in a build's folder that lists its hashed files. */
const LIST = 'hashed-files.json'
const FOLDER = 'assets'

/**
 * Empties a build's folder except for the previous build's hashed files. A server started on that build, and its sent
 * pages, find their files until the build after the next.
 */
export function retainPreviousBuild(): Plugin {
  return {
    name: 'foyer-keep-former-build',
    apply: 'build',
    applyToEnvironment: ({ name }) => ['client', 'legacy', 'ssr'].includes(name),
    buildStart() {
      const { config } = this.environment
      const root = resolve(config.root, config.build.outDir)
      if (!existsSync(root)) return
      const former = readList(root)
      for (const name of readdirSync(root)) if (name !== FOLDER && name !== LIST) remove(join(root, name))
      for (const name of listAssets(root)) if (!former.includes(name)) remove(join(root, FOLDER, name))
    },
    writeBundle: {
      // After the compressed variants.
      order: 'post',
      sequential: true,
      handler({ dir }, bundle) {
        if (!dir) return
        const made = new Set(
          Object.keys(bundle).flatMap((file) => {
            const name = file.startsWith(`${FOLDER}/`) ? file.slice(FOLDER.length + 1) : undefined
            return name === undefined ? [] : [name, `${name}.br`, `${name}.gz`]
          }),
        )
        writeFileSync(join(dir, LIST), JSON.stringify(listAssets(dir).filter((name) => made.has(name))))
      },
    },
  }
}

function listAssets(root: string): string[] {
  const folder = join(root, FOLDER)
  return existsSync(folder) ? readdirSync(folder) : []
}

/** The files of the existing build. Without a list it is kept whole. */
function readList(root: string): string[] {
  const file = join(root, LIST)
  if (!existsSync(file)) return listAssets(root)
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Array.isArray(list) ? list : []
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true })
}
