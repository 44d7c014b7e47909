import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@foyer/contract'
import { projectRoot } from './project.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run contact-sheet -- [LANGUAGE …]` opens every screen in these languages, or in all, at the sizes where words need
 * the most room, lists what is cut off or scrolls sideways, and writes the pictures with one page that shows
 * them: `screenshots/contact-sheet.html`.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((code) => !languageCodes.some((known) => known === code))
if (unknown.length > 0) throw new Error(`no language ${unknown.join(', ')}; there are ${languageCodes.join(', ')}`)

const folder = join(projectRoot, 'screenshots')
const env = { CONTACT_SHEET: wanted.join(',') || 'all', FOYER_SCREENSHOTS: '1' }
const { code } = await runCommand(process.execPath, ['scripts/e2e.ts', '--retries=0', 'contact-sheet'], {
  cwd: projectRoot,
  env: { ...process.env, ...env },
  isShown: true,
})
writeFileSync(join(folder, 'contact-sheet.html'), writeSheet(wanted.length > 0 ? wanted : languageCodes))
console.log(`The pictures are in ${join(folder, 'contact-sheet.html')}`)
process.exitCode = code

/** One row a screen, one column a language. */
function writeSheet(languages: readonly string[]): string {
  const names = [...new Set(languages.flatMap((language) => readdirSync(join(folder, language))))].toSorted()
  const rows = names.map((name) => {
    const cells = languages.map(
      (language) => `<td><img src="${encodeURI(`${language}/${name}`)}" alt="${language}" loading="lazy">`,
    )
    return `<tr><th>${name.replace('.png', '')}${cells.join('')}`
  })
  const heads = languages.map((language) => `<th>${language}`).join('')
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>img{width:240px}th{position:sticky;left:0;background:#fff}td{vertical-align:top}</style><table><tr><th>${heads}${rows.join('\n')}</table>\n`
}
