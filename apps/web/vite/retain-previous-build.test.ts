import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressedVariants } from './compressed-variants.ts'
import { retainPreviousBuild } from './retain-previous-build.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-builds-'))
  mkdirSync(join(root, 'public'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** Builds a page with `text`, long enough for a compressed variant. @returns the name of its script */
async function buildPage(text: string): Promise<string> {
  writeFileSync(join(root, 'main.js'), `console.log(${JSON.stringify(text.repeat(400))})`)
  writeFileSync(join(root, 'public', `${text}.txt`), text)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [compressedVariants(), retainPreviousBuild()],
    build: { outDir: 'dist', emptyOutDir: false, rolldownOptions: { input: join(root, 'main.js') } },
  })
  rmSync(join(root, 'public', `${text}.txt`))
  const made = readdirSync(join(root, 'dist/assets')).filter((name) => name.endsWith('.js') && !known.has(name))
  for (const name of made) known.add(name)
  expect(made).toHaveLength(1)
  return made[0] ?? ''
}
const known = new Set<string>()
const has = (name: string) => ['', '.br', '.gz'].map((end) => existsSync(join(root, 'dist/assets', name + end)))

test('the files that a running server’s pages name are there after the next build, and gone after the one after', async () => {
  const first = await buildPage('first')
  const second = await buildPage('second')
  expect([has(first), has(second)]).toEqual([Array(3).fill(true), Array(3).fill(true)])
  expect(existsSync(join(root, 'dist/first.txt'))).toBe(false)
  const third = await buildPage('third')
  expect([has(first), has(second), has(third)]).toEqual([
    Array(3).fill(false),
    Array(3).fill(true),
    Array(3).fill(true),
  ])
})
