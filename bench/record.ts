import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const BLOCK = /(?<=<!-- record -->\n)[\s\S]*?(?=<!-- \/record -->)/
const EMPTY = '# Benchmarks\n\n`npm run bench -- --record` writes the table.\n\n<!-- record -->\n<!-- /record -->\n'

/** Inserts the run between the page's marks; text around them is unchanged. */
export function fillRecord(page: string, run: { date: string; machine: string; table: string }): string {
  const text = `Measured ${run.date} on ${run.machine}.\n\n${run.table}\n`
  return page.replace(BLOCK, () => text)
}

/** Writes the run into `file`, created if missing. */
export function writeRecord(file: string, run: { date: string; machine: string; table: string }): void {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : EMPTY
  if (!BLOCK.test(page)) throw new Error(`${file} has no <!-- record --> and <!-- /record -->: nothing was written`)
  writeFileSync(file, fillRecord(page, run))
}
