import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Tests of the mutated rules alone: no database, no browser, one project. */
export default defineConfig({
  root: inProject('.'),
  test: {
    include: ['{packages,apps}/**/*.rules.test.ts', 'packages/money/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    setupFiles: ['./scripts/test/restore-globals.ts', './scripts/mutation/short-properties.ts'],
    pool: 'forks',
    isolate: false,
    testTimeout: 60_000,
    execArgv: ['--import', inProject('scripts/resolve-hook.ts')],
  },
})
