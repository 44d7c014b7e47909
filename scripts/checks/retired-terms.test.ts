import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../project.ts'
import { createSourceFile } from './check.ts'
import { findRetiredTerms, readRetiredTerms } from './retired-terms.ts'

const glossary = [
  '| tidy | not this table | `a` |',
  '## Retired words',
  '',
  '| Retired | Term to use | Examples |',
  '|---|---|---|',
  '| `house` (what runs), place | instance | `openHouse` |',
  '| `told`, `toldBy` | reported | |',
].join('\n')
const words = readRetiredTerms(glossary)

describe('retired words', () => {
  it('are those that the last table of the glossary writes as code', () => {
    expect([...words]).toEqual([
      ['house', 'instance'],
      ['told', 'reported'],
    ])
    const own = readRetiredTerms(readFileSync(join(projectRoot, 'docs/glossary.md'), 'utf8'))
    expect(own.size).toBeGreaterThan(40)
    expect(own.get('conductor')).toBe('draw scheduler')
  })

  it.each([
    ['apps/a/src/house.ts', '', 1],
    ['apps/a/src/open-houses.css', '', 1],
    ['apps/house/src/a.ts', '', 1],
    ['apps/a/src/a.ts', 'export function openHouse() {}', 1],
    ['apps/a/src/a.ts', '\nexport const HOUSE_LIMIT = 1, toldBy = 2', 2],
    ['apps/a/src/a.ts', '\n\nexport interface RunningHouse {}', 3],
    ['apps/a/src/a.ts', 'const b = 1\nexport { b as house }', 2],
    ['apps/a/src/a.ts', 'export type { House } from "./b.ts"', 1],
  ])('%s %j is refused', (path, text, line) => {
    const found = findRetiredTerms([createSourceFile(path, text)], words)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((finding) => finding.line === line)).toBe(true)
  })

  it.each([
    ['apps/a/src/household.ts', 'export const warehouse = 1'],
    ['apps/a/src/a.ts', 'const house = 1\nexport const b = { house, told: 1 }'],
    ['apps/a/src/db/migrations/001-house.sql', ''],
    ['apps/a/src/place.ts', ''],
  ])('%s %j is fine', (path, text) => {
    expect(findRetiredTerms([createSourceFile(path, text)], words)).toEqual([])
  })
})
