import { readFileSync } from 'node:fs'
import { screenModules } from 'virtual:screen-modules'
import type { BuildFiles } from '@foyer/contract'
import type { AnyScreen } from '../screens.ts'

/** Build files of a page: addresses begin with /m/assets/. */
export interface PageAssets {
  entry: string
  /** Scripts imported by the entry and the page's screen, to be preloaded. */
  scripts: readonly string[]
  /** Style sheets of the first paint, inlined into the document. */
  css: string
  /** Their addresses, so that the script does not load them again. */
  cssFiles: readonly string[]
}

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** The build's files by the bundler's manifest; `folder` is dist/client. */
export function listFiles(folder: URL): BuildFiles {
  const chunks = Object.values(readManifest(folder))
  const files = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  return { entry: `/m/${findEntry(chunks).file}`, files: [...files].map((file) => `/m/${file}`).toSorted() }
}

function readManifest(folder: URL): Record<string, Chunk> {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'))
}

function findEntry(chunks: readonly Chunk[]): Chunk {
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('the build has no entry: run `npm run build`')
  return entry
}

/**
 * Reads the build's manifest and returns the function that finds the files of the entry and a screen; `folder` is
 * dist/client. A later build has no effect: this one's files are kept next to it.
 */
export function openAssets(folder: URL): (screen: AnyScreen | undefined) => PageAssets {
  const manifest = readManifest(folder)
  const entry = findEntry(Object.values(manifest))
  const cache = new Map<AnyScreen | undefined, PageAssets>()
  return (screen) => {
    const known = cache.get(screen)
    if (known) return known
    const chunks = new Set<Chunk>()
    const add = (chunk: Chunk | undefined) => {
      if (!chunk || chunks.has(chunk)) return
      chunks.add(chunk)
      for (const name of chunk.imports ?? []) add(manifest[name])
    }
    add(entry)
    // React and the start: the entry loads them in sequence, each in a separate task.
    for (const name of entry.dynamicImports ?? []) add(manifest[name])
    if (screen) add(manifest[screenModules[screen] ?? ''])
    const cssFiles = [...new Set([...chunks].flatMap((chunk) => chunk.css ?? []))]
    const assets: PageAssets = {
      entry: `/m/${entry.file}`,
      scripts: [...chunks].filter((chunk) => chunk !== entry).map((chunk) => `/m/${chunk.file}`),
      css: cssFiles.map((file) => readFileSync(new URL(file, folder), 'utf8').trim()).join(''),
      cssFiles: cssFiles.map((file) => `/m/${file}`),
    }
    cache.set(screen, assets)
    return assets
  }
}
