import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../project.ts'
import { runCommand } from '../run-command.ts'
import { exitCodes } from '../start/exit-codes.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-vendor-import-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const spin = { code: 'SPIN', names: { EN: 'Spin' }, category: 'RNG' }

/** Imports with the vendor `acme` in the settings; the database is opened after all refusals. */
async function importList(vendor: string, list: object) {
  const file = join(folder, 'games.json')
  writeFileSync(file, JSON.stringify({ version: 1, games: [spin], ...list }))
  const acme = { name: 'Acme', playUrl: 'https://acme.example/play', secret: 'a'.repeat(32) }
  const { DATABASE_URL, ...inherited } = process.env
  return runCommand(process.execPath, ['scripts/vendor.ts', 'import', vendor, file], {
    cwd: projectRoot,
    env: { ...inherited, GAME_VENDORS: JSON.stringify({ acme }), DATA_DIR: join(folder, 'data') },
  })
}

describe('T38 an import names the vendor of its list', () => {
  it.each([
    ['the arcade’s list as acme’s', 'acme', { vendor: 'arcade' }, 'The list is of vendor arcade, not of acme.'],
    ['acme’s list as the arcade’s', 'arcade', { vendor: 'acme' }, 'The list is of vendor acme, not of arcade.'],
    [
      'a code in another case',
      'Acme',
      { vendor: 'Acme' },
      '"Acme" is no vendor of GAME_VENDORS; there are arcade, acme.',
    ],
    ['a vendor of no settings', 'other', { vendor: 'other' }, '"other" is no vendor of GAME_VENDORS'],
    ['an empty list of its vendor', 'acme', { vendor: 'acme', games: [] }, 'The list has no valid game'],
  ])('%s is refused in a sentence', async (_, vendor, list, sentence) => {
    const { code, output } = await importList(vendor, list)
    expect([code, output]).toEqual([exitCodes.settings, expect.stringContaining(sentence)])
    expect(output).not.toContain('    at ')
  })

  it('its usage is told without a vendor or a list', async () => {
    const { code, output } = await runCommand(process.execPath, ['scripts/vendor.ts', 'import', 'arcade'], {
      cwd: projectRoot,
    })
    expect([code, output]).toEqual([exitCodes.settings, expect.stringContaining('import <vendor> <file or address>')])
  })
})
