import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPasswordProblem } from '@foyer/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSecrets } from './secrets.ts'

let folder: string
const settings = () => ({
  DATA_DIR: folder,
  DATA_KEY: undefined,
  ARCADE_SECRET: undefined,
  BANK_SECRET: undefined,
  DEMO_PASSWORD: undefined,
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('makes secrets once and keeps them for their owner only', () => {
  const first = readSecrets(settings())
  expect(readSecrets(settings())).toEqual(first)
  expect(first.arcadeSecret).not.toBe(first.bankSecret)
  expect(first.arcadeSecret).toHaveLength(64)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0)
})

it('processes that start together on an empty folder have the same secrets, those of the file', async () => {
  const script = `
    const { readSecrets } = await import(${JSON.stringify(new URL('./secrets.ts', import.meta.url).href)})
    console.log('ready')
    process.stdin.once('data', () => {
      console.log(JSON.stringify(readSecrets({ DATA_DIR: ${JSON.stringify(join(folder, 'data'))} })))
      process.exit()
    })`
  const starts = Array.from({ length: 6 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    return {
      child,
      ready: once(child.stdout, 'data'),
      ended: once(child, 'close').then(() => text.split('\n')[1] ?? ''),
    }
  })
  await Promise.all(starts.map(({ ready }) => ready))
  for (const { child } of starts) child.stdin.write('go')
  const found = await Promise.all(starts.map(({ ended }) => ended))
  const kept = JSON.parse(readFileSync(join(folder, 'data', 'secrets.json'), 'utf8'))
  expect(found.map((line) => JSON.parse(line))).toEqual(starts.map(() => kept))
  expect(readdirSync(join(folder, 'data'))).toEqual(['secrets.json'])
})

it('OPEN-04 makes a demo password that the login form takes', () => {
  for (let round = 0; round < 50; round += 1) {
    rmSync(join(folder, 'secrets.json'), { force: true })
    expect(findPasswordProblem(readSecrets(settings()).demoPassword)).toBeUndefined()
  }
})

it('prefers the settings, and keeps the demo password of the first start', () => {
  const given = { ...settings(), ARCADE_SECRET: 'a'.repeat(32), DEMO_PASSWORD: 'first1' }
  expect(readSecrets(given)).toMatchObject({ arcadeSecret: 'a'.repeat(32), demoPassword: 'first1' })
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('a'.repeat(32))
  expect(readSecrets({ ...given, DEMO_PASSWORD: 'second2' }).demoPassword).toBe('first1')
})

it('adds a secret that an older file lacks and keeps the rest', () => {
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ arcadeSecret: 'old' }))
  const first = readSecrets(settings())
  expect(first.arcadeSecret).toBe('old')
  expect(first.dataKey).toHaveLength(64)
  expect(readSecrets(settings())).toEqual(first)
})

it('says what to do about a damaged file', () => {
  writeFileSync(join(folder, 'secrets.json'), '{')
  expect(() => readSecrets(settings())).toThrow(/restore it from a backup, or delete it/)
})
