import { fileURLToPath } from 'node:url'
import { footerIcons } from '@foyer/web/vite/footer-icons'
import { defineConfig } from 'vitest/config'
import { FileProgress } from './scripts/test/file-progress.ts'
import { scaleTimeMs } from './scripts/test/time-factor.ts'
import { WaitingFirst } from './scripts/test/waiting-first.ts'

const preloads = ['./scripts/resolve-hook.ts', './scripts/test/quick-passwords.ts']
const execArgv = preloads.flatMap((path) => ['--import', new URL(path, import.meta.url).href])

/** File of the results for `npm test`, which shows progress instead of each test file. */
const { FOYER_TEST_REPORT: report } = process.env

/** Tests of built apps. */
const BUILT = [
  'apps/web/src/entry-server.test.ts',
  'apps/web/src/untranslated.test.tsx',
  'packages/legacy/legacy.test.ts',
  'scripts/test/first-load.test.ts',
]
/** Tests that start and kill processes, or wait for them. */
const PROCESSES = [
  '**/*.kill.test.ts',
  'packages/database/src/unresponsive-server.test.ts',
  'packages/database/src/embedded/{data-folder-lock,durability}.test.ts',
  'scripts/run-command.test.ts',
  'scripts/integration/*.test.ts',
  'scripts/start/{secrets,start}.test.ts',
]
/** Of files that share a process. */
const setupFiles = ['./scripts/test/restore-globals.ts', './scripts/test/patient-wait.ts']
/** Leaves its process short of memory. */
const ALONE = ['apps/server/src/http/fuzz.test.ts']

/**
 * Test files share their processes with their loaded modules: loading the server's modules takes longer than most of its
 * tests. Changes of the global scope by a file are reverted after it (scripts/test/restore-globals.ts).
 */
export default defineConfig({
  plugins: [footerIcons()],
  test: {
    maxWorkers: 2,
    reporters: report ? ['dot', new FileProgress(), ['json', { outputFile: report }]] : ['default'],
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ALONE, ...BUILT, ...PROCESSES],
          isolate: false,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: PROCESSES,
          exclude: ['**/node_modules/**'],
          isolate: false,
          setupFiles,
          testTimeout: scaleTimeMs(300_000),
          hookTimeout: scaleTimeMs(300_000),
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, testTimeout: scaleTimeMs(300_000) },
      },
      {
        extends: true,
        test: { name: 'built', include: BUILT, globalSetup: ['./scripts/test/build-tested-apps.ts'] },
      },
    ],
    // A second try is listed at the end of `npm test`.
    retry: 1,
    // Limits of time guard against hanging only.
    testTimeout: scaleTimeMs(120_000),
    hookTimeout: scaleTimeMs(240_000),
    expect: { poll: { timeout: scaleTimeMs(30_000) } },
    pool: 'forks',
    execArgv,
    // Programs that tests start compile their modules once.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('./.cache/compiled', import.meta.url)) },
  },
})
