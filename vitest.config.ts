import { defineConfig } from 'vitest/config'

const execArgv = ['--import', new URL('./scripts/resolve-hook.ts', import.meta.url).href]

/** Tests in a separate process: they build the web app, or leave their process short of memory. */
const ALONE = [
  'apps/web/src/entry-server.test.ts',
  'apps/web/src/untranslated.test.tsx',
  'apps/server/src/http/fuzz.test.ts',
]

/**
 * Test files share two processes with their loaded modules: loading the server's modules takes longer than most of its
 * tests. Changes of the global scope by a file are reverted after it (scripts/test/restore-globals.ts).
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ALONE],
          isolate: false,
          setupFiles: ['./scripts/test/restore-globals.ts'],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    execArgv,
  },
})
