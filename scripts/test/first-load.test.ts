import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { languageCodes } from '@foyer/contract'
import { folderOf, sourceLanguage } from '@foyer/messages/languages'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../project.ts'

const KB = 1024
const LANGUAGES = languageCodes.map(folderOf)

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const texts = (language: string, name: string) => `../../packages/messages/src/${language}/${name}.ts`

/** Reads Vite's manifest of a build. */
function readBuild(folder: string) {
  const dist = join(projectRoot, 'apps', folder)
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const sizes = new Map<string, number>()

  /** Size as it is sent, in bytes. */
  function measureFile(file: string): number {
    const path = join(dist, file)
    const size =
      sizes.get(file) ??
      (existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length)
    sizes.set(file, size)
    return size
  }

  return {
    modules: Object.keys(manifest),
    /** The scripts and styles of modules with everything that they import. */
    list(modules: readonly string[]): string[] {
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
      for (const name of modules) visit(name)
      return [...files]
    },
    measure: (files: readonly string[]) => files.reduce((sum, file) => sum + measureFile(file), 0),
  }
}

describe('the first load of a page', () => {
  const { list, measure } = readBuild('web/dist/client')
  const scriptsOf = (screen: string) => list(['src/entry-client.tsx', screen]).filter((file) => file.endsWith('.js'))
  const home = scriptsOf('src/app/home/home-screen.tsx')
  const login = scriptsOf('src/app/login/login-screen.tsx')

  it('of home is at most 100 KB of script', () => {
    expect(measure(home)).toBeLessThanOrEqual(100 * KB)
  })

  it('of login is at most 15 KB of script more, without the file of members’ screens', () => {
    expect(measure(login) - measure(home)).toBeLessThanOrEqual(15 * KB)
    expect(login.join(' ')).toContain('/later-')
    expect(login.join(' ')).not.toContain('/members-')
  })

  it.each(LANGUAGES)('in %s is at most 40 KB more than in English', (language) => {
    const own = measure(list([texts(language, 'index')]))
    expect(own - measure(list([texts(folderOf(sourceLanguage), 'index')]))).toBeLessThanOrEqual(40 * KB)
  })
})

/** Everything that a game loads before it can be played, without pictures. */
describe('the first load of a game', () => {
  const { list, measure, modules } = readBuild('arcade/dist')
  const games = modules.flatMap((name) => /^src\/games\/(\w+)\/\w+-screen\.tsx$/.exec(name)?.[1] ?? [])
  const cases = games.flatMap((id) =>
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
    expect(measure([page, ...list(entries)])).toBeLessThanOrEqual(150 * KB)
  })

  it('of one game has no other game in it', () => {
    expect(games.length).toBeGreaterThan(1)
    const named = list(['game.html', 'src/games/dice/dice-screen.tsx']).join(' ')
    for (const id of games) if (id !== 'dice') expect(named).not.toContain(`${id}-screen`)
  })
})
