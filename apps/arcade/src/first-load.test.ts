import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { games as allGames, LOTTERY } from './games/games.rules.ts'

/** Everything that a game loads before it can be played, without pictures. */
const MAX_FIRST_LOAD_BYTES = 150 * 1024
const LANGUAGES = ['en', 'cn', 'ur']
const dist = join(import.meta.dirname, '../dist')

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** The files of the entries with everything that they import. */
function listFiles(entries: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    if (seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const one of chunk.imports ?? []) visit(one)
  }
  for (const name of entries) visit(name)
  return files
}

const sizes = new Map<string, number>()

function measureFile(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length
  sizes.set(file, size)
  return size
}

const measure = (files: readonly string[]) => files.reduce((sum, file) => sum + measureFile(file), 0)

const texts = (language: string, name: string) => `../../packages/messages/src/${language}/${name}.ts`

describe('the first load of a game', () => {
  const games = allGames.filter((game) => game !== LOTTERY)
  const cases = games.flatMap(({ id }) =>
    LANGUAGES.map((language): [string, string, string[]] => {
      const names = ['lottery', 'arcade-round', `arcade-${id}`].map((name) => texts(language, name))
      return [id, language, ['game.html', `src/games/${id}/${id}-screen.tsx`, ...names]]
    }),
  )
  const lottery = LANGUAGES.map((language): [string, string, string[]] => [
    'lottery',
    language,
    ['index.html', texts(language, 'lottery')],
  ])

  it.each([...cases, ...lottery])('%s in %s is at most 150 KB', (_, __, entries) => {
    const page = entries[0] ?? ''
    expect(measure([page, ...listFiles(entries)])).toBeLessThanOrEqual(MAX_FIRST_LOAD_BYTES)
  })

  it('of one game has no other game in it', () => {
    const named = [...listFiles(['game.html', 'src/games/dice/dice-screen.tsx'])].join(' ')
    for (const { id } of games) if (id !== 'dice') expect(named).not.toContain(`${id}-screen`)
  })
})
