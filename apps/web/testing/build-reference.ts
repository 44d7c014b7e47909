import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import type { ReferenceContent, ReferenceInput } from './reference/reference-content.ts'

export type { ReferenceContent }

export interface Reference {
  /** The page's single script: React and the page only. */
  script: string
  render(input: ReferenceInput): string
}

const CLIENT = join(import.meta.dirname, 'reference', 'reference-client.tsx')

/** Builds the plain React page as a baseline for the home page, in its production form. */
export async function buildReference(): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-reference-'))
  const shared: InlineConfig = {
    root: join(import.meta.dirname, 'reference'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
  }
  try {
    const built = await build({
      ...shared,
      build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: CLIENT } },
    })
    const [{ output } = { output: [] }] = [built].flat() as { output: { type: string; code?: string }[] }[] // nothing is watched
    const script = output.find(({ type }) => type === 'chunk')?.code
    if (!script) throw new Error('the reference page has no script')
    await build({
      ...shared,
      ssr: { noExternal: true },
      build: { outDir: folder, emptyOutDir: true, ssr: 'reference-server.tsx' },
    })
    const module: { renderReference: Reference['render'] } = await import(
      pathToFileURL(join(folder, 'reference-server.js')).href
    )
    return { script, render: module.renderReference }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
