import { readFileSync } from 'node:fs'
import { screenModules } from 'virtual:screen-modules'
import type { BuildFiles } from '@foyer/contract'
import type { AnyScreen } from '../screens.ts'
import { openFirstPaintStyles } from './first-paint-styles.ts'

/** Build files of a page: addresses begin with /m/assets/. */
export interface PageAssets {
  entry: string
  /** Scripts imported by the entry and the page's screen, to be preloaded. */
  scripts: readonly string[]
  /** Style sheets of the same modules, to be preloaded with them. */
  styles: readonly string[]
  /** The rules of them that a document with this markup needs for its first paint. */
  findFirstStyles: (html: string) => string
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
  const entries = Object.entries(readManifest(folder))
  const chunks = entries.filter(([path]) => !textsSource.test(path)).map(([, chunk]) => chunk)
  const files = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  const texts = entries.flatMap(([path, { file }]) => {
    const own = textsSource.exec(path)?.[1]
    return own ? [[own.toUpperCase(), `/m/${file}`]] : []
  })
  return {
    entry: `/m/${findEntry(chunks).file}`,
    files: [...files].map((file) => `/m/${file}`).toSorted(),
    texts: Object.fromEntries(texts),
  }
}

/** Source of a language's texts in the manifest. */
const textsSource = /\/messages\/src\/([a-z-]+)\/index\.ts$/

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
    const files = [...new Set([...chunks].flatMap((chunk) => chunk.css ?? []))]
    const assets: PageAssets = {
      entry: `/m/${entry.file}`,
      scripts: [...chunks].filter((chunk) => chunk !== entry).map((chunk) => `/m/${chunk.file}`),
      styles: files.map((file) => `/m/${file}`),
      findFirstStyles: openFirstPaintStyles(files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('')),
    }
    cache.set(screen, assets)
    return assets
  }
}
