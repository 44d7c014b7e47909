import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    execArgv: ['--import', new URL('./scripts/resolve-hook.ts', import.meta.url).href],
    maxWorkers: 2,
  },
})
