import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../project.ts'

const HOUR_MS = 3_600_000
const clock = new URL('./instance-clock.ts', import.meta.url)
const reader = new URL('./clock-reader.ts', import.meta.url)

/** Hours by which each clock of a process is ahead, in its main thread and in another, before and after an hour's jump. */
async function readJump(hasClock: boolean): Promise<number[][]> {
  const child = fork(reader, {
    execArgv: hasClock ? ['--import', clock.href] : [],
    env: { ...process.env, FOYER_CLOCK_AHEAD_MS: String(HOUR_MS) },
  })
  const readHours = async () => {
    child.send('times')
    const [times] = await once(child, 'message')
    const all = times as number[] // as `clock-reader.ts` sends them
    return all.map((time) => Math.trunc((time - Date.now()) / HOUR_MS + 0.5))
  }
  const before = await readHours()
  child.send({ advanceMs: HOUR_MS })
  if (hasClock) await once(child, 'message')
  const after = await readHours()
  const exited = once(child, 'exit')
  child.disconnect()
  await exited
  return [before, after]
}

describe('DEC-35 the clock of an instance', () => {
  it('goes on at once in all threads when a test says so', async () => {
    expect(await readJump(true)).toEqual([
      [1, 1, 1, 1, 1, 1],
      [2, 2, 2, 2, 2, 2],
    ])
  })

  it('does not where the file of the tests is not loaded', async () => {
    expect(await readJump(false)).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ])
  })

  it('is not in what serves people', () => {
    const files = globSync(['package.json', '{apps,packages}/*/{src,package.json}/**', 'scripts/start{.ts,/**}'], {
      cwd: projectRoot,
      withFileTypes: false,
    })
    const sources = files.filter((file) => /\.(ts|tsx|json)$/.test(file) && !file.includes('.test.'))
    expect(sources.length).toBeGreaterThan(500)
    const naming = sources.filter((file) =>
      /instance-clock|CLOCK_AHEAD/.test(readFileSync(`${projectRoot}/${file}`, 'utf8')),
    )
    expect(naming).toEqual([])
  })
})
