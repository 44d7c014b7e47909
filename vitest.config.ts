import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { WaitingFirst } from './scripts/test/waiting-first.ts'

const preloads = ['./scripts/resolve-hook.ts', './scripts/test/quick-passwords.ts']
const execArgv = preloads.flatMap((path) => ['--import', new URL(path, import.meta.url).href])

/** Tests of built apps. */
const BUILT = [
  'apps/web/src/entry-server.test.ts',
  'apps/web/src/untranslated.test.tsx',
  'scripts/test/first-load.test.ts',
]
/** Leaves its process short of memory. */
const ALONE = ['apps/server/src/http/fuzz.test.ts']

/**
 * Test files share their processes with their loaded modules: loading the server's modules takes longer than most of its
 * tests. Changes of the global scope by a file are reverted after it (scripts/test/restore-globals.ts).
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ALONE, ...BUILT],
          isolate: false,
          setupFiles: ['./scripts/test/restore-globals.ts'],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: { name: 'built', include: BUILT, globalSetup: ['./scripts/test/build-tested-apps.ts'] },
      },
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: 'forks',
    execArgv,
    // Programs that tests start compile their modules once.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('./.cache/compiled', import.meta.url)) },
  },
})
