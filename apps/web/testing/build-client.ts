import { join } from 'node:path'
import { build } from 'vite'
import { stripSchemas } from '../vite/strip-schemas.ts'

/** The client of the platform as one classic script, with its exports in the global `foyerClient`. */
export async function buildClientScript(): Promise<string> {
  const built = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    plugins: [stripSchemas()],
    build: {
      write: false,
      lib: { entry: 'src/lib/wps/wps.ts', formats: ['iife'], name: 'foyerClient' },
    },
  })
  const [{ output } = { output: [] }] = [built].flat() as { output: { type: string; code?: string }[] }[] // nothing is watched
  const code = output.find(({ type }) => type === 'chunk')?.code
  if (!code) throw new Error('the client was not built')
  return code
}
