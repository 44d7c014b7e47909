import { mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder } from 'vite'

export interface BuiltWeb {
  clientFolder: string
  server: typeof import('../src/entry-server.tsx')
}

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

/** The production build, made before the tests if its inputs have changed (`scripts/test/build-tested-apps.ts`). */
export async function openWeb(): Promise<BuiltWeb> {
  return { clientFolder: join(dist, 'client'), server: await loadRenderer(dist) }
}

/** Builds the renderer of the pseudo-language into a separate folder; its documents name the production build's files. */
export async function buildPseudoWeb(): Promise<BuiltWeb & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-web-'))
  for (const name of ['client', 'legacy', 'waiting']) await symlink(join(dist, name), join(folder, name))
  const environment = process.env.NODE_ENV
  // The test runner's own value would select React's development form.
  process.env.NODE_ENV = 'production'
  process.env.PSEUDO_LANGUAGE = 'on'
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    environments: { ssr: { build: { outDir: join(folder, 'server') } } },
  })
  const { ssr } = builder.environments
  if (ssr) await builder.build(ssr)
  process.env.NODE_ENV = environment
  delete process.env.PSEUDO_LANGUAGE
  return {
    clientFolder: join(folder, 'client'),
    server: await loadRenderer(folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

function loadRenderer(folder: string): Promise<BuiltWeb['server']> {
  return import(pathToFileURL(join(folder, 'server', 'entry-server.js')).href)
}

/** Hashed files of the build; its folder also has those of the previous one. */
export async function listHashedFiles(clientFolder: string): Promise<string[]> {
  return JSON.parse(await readFile(join(clientFolder, 'hashed-files.json'), 'utf8'))
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
