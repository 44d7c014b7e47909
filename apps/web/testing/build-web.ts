import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder } from 'vite'

export interface BuiltWeb {
  clientFolder: string
  server: typeof import('../src/entry-server.tsx')
  remove(): Promise<void>
}

/** Builds the production web app, or the pseudo-language variant, into a separate folder, and loads its renderer. */
export async function buildWeb({ isPseudo = false } = {}): Promise<BuiltWeb> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-web-'))
  const clientFolder = join(folder, 'client')
  const environment = process.env.NODE_ENV
  // The test runner's own value would select React's development form.
  process.env.NODE_ENV = 'production'
  process.env.PSEUDO_LANGUAGE = isPseudo ? 'on' : 'off'
  const builder = await createBuilder({
    root: join(import.meta.dirname, '..'),
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'error',
    environments: {
      client: { build: { outDir: clientFolder } },
      ssr: { build: { outDir: join(folder, 'server') } },
      worker: { build: { outDir: join(folder, 'worker') } },
      waiting: { build: { outDir: join(folder, 'waiting') } },
    },
  })
  await builder.buildApp()
  process.env.NODE_ENV = environment
  delete process.env.PSEUDO_LANGUAGE
  return {
    clientFolder,
    server: await import(pathToFileURL(join(folder, 'server', 'entry-server.js')).href),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** The build's manifest, by source module. */
export async function readManifest(clientFolder: string): Promise<Record<string, Chunk>> {
  return JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'))
}

const entryModule = 'src/entry-client.tsx'

/**
 * Transfer size in bytes, with Brotli where useful, of all scripts loaded for the entry, its start, and these source
 * modules.
 */
export async function measureScript(clientFolder: string, modules: readonly string[]): Promise<number> {
  const manifest = await readManifest(clientFolder)
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const name of [entryModule, ...(manifest[entryModule]?.dynamicImports ?? []), ...modules]) add(name)
  const sizes = [...files].map((file) => {
    const path = join(clientFolder, file)
    return stat(`${path}.br`).catch(() => stat(path))
  })
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0)
}
