import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './checks/check.ts'
import { projectRoot } from './project.ts'
import { settingsTable } from './settings.ts'

const BLOCK = /(?<=<!-- settings -->\n)[\s\S]*?(?=<!-- \/settings -->)/

/** README's table of settings, generated from the table that also validates them. */
export function fillSettings(readme: string): string {
  const rows = Object.entries(settingsTable).map(
    ([name, { purpose, fallback }]) => `| \`${name}\` | ${purpose} | ${fallback} |`,
  )
  return readme.replace(BLOCK, `| Name | What it is for | Left out |\n|---|---|---|\n${rows.join('\n')}\n`)
}

/** Reports an outdated table of settings in README. */
export function findStaleSettings(readme: string): Finding[] {
  const isFresh = BLOCK.test(readme) && fillSettings(readme) === readme
  const message = 'the settings table is out of date: node scripts/settings-readme.ts'
  return isFresh ? [] : [{ path: 'README.md', line: 1, check: 'settings', message }]
}

if (import.meta.main) {
  const path = join(projectRoot, 'README.md')
  writeFileSync(path, fillSettings(readFileSync(path, 'utf8')))
}
