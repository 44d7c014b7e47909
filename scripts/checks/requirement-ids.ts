import type { Finding } from './check.ts'
import { listTitles } from './test-titles.ts'

/** A text file of the project, its path below the root. */
export interface TextFile {
  path: string
  text: string
}

interface Place {
  path: string
  line: number
}

const PAGES = /^docs\/(requirements\/[a-z]+|threats)\.md$/
const CITING = /\.(tsx?|sql|css|html|md)$/

/** The list of rows without a citing test, one `- ID` per line under the heading of its area. */
export const UNCITED = 'docs/requirements/uncited.md'
/** Rows that one test can prove: a longer range in a title cites none. */
const MAX_CITED_RANGE = 8

/** Every row of the pages of requirements and threats, by its id. */
function listRows(files: TextFile[]): Map<string, Place> {
  const pages = files.filter(({ path }) => PAGES.test(path) && path !== UNCITED)
  return collectIds(pages, /^\| ([A-Z]+-\d+|T\d+) \|/)
}

/** The ids cited by a text with the line of each; a range such as `FOOT-15..22` cites each of its rows. */
export function* findCitations(
  text: string,
  areas: Set<string>,
  maxRange = Number.POSITIVE_INFINITY,
): Generator<{ id: string; line: number }> {
  for (const [index, line] of text.split('\n').entries()) {
    for (const { groups = {} } of line.matchAll(
      /\b(?:(?<area>[A-Z]+)-(?<from>\d{2,})(?:\.\.(?<to>\d{2,}))?|T(?<threat>[1-9]\d?))\b(?![-.]\d)/g,
    )) {
      const { area = '', from = '', to = from, threat } = groups
      if (threat) yield { id: `T${threat}`, line: index + 1 }
      if (!areas.has(area) || Number(to) - Number(from) >= maxRange) continue
      for (let number = Number(from); number <= Number(to); number += 1)
        yield { id: `${area}-${String(number).padStart(2, '0')}`, line: index + 1 }
    }
  }
}

/** Reports unknown ids, rows neither proved nor listed, and listed rows that a test cites. */
export function checkRequirements(files: TextFile[]): Finding[] {
  const rows = listRows(files)
  const areas = listAreas(rows)
  const listed = listUncited(files)
  const cited = listCited(files, areas)
  const findings: Finding[] = []
  for (const { path, text } of files) {
    if (!CITING.test(path) || path === UNCITED) continue
    for (const { id, line } of findCitations(text, areas))
      if (!rows.has(id)) findings.push(find({ path, line }, `${id} stands on no page: correct it, or ${addRow(id)}`))
  }
  findings.push(...findMisplaced(files))
  for (const [id, place] of listed) {
    if (!rows.has(id)) findings.push(find(place, `${id} stands on no page: delete this line`))
    const test = cited.get(id)
    if (test) findings.push(find(place, `${id} is cited in ${test}: delete this line, or run npm run uncited`))
  }
  for (const [id, place] of rows) {
    if (cited.has(id) || listed.has(id)) continue
    findings.push(
      find(
        place,
        `no title of a test cites ${id}: cite it in the title of its test, or add "- ${id}" under "## ${areaOf(id)}" of ${UNCITED}`,
      ),
    )
  }
  return findings
}

/** The list without rows that a test cites, without duplicates: two branches may have removed different ones. */
export function dropCited(files: TextFile[]): string {
  const cited = listCited(files, listAreas(listRows(files)))
  const list = files.find(({ path }) => path === UNCITED)?.text ?? ''
  const listed = new Set<string>()
  const remaining = list.split('\n').filter((line) => {
    const id = readListed(line)
    if (id === undefined) return true
    const isFirst = !listed.has(id)
    listed.add(id)
    return isFirst && !cited.has(id)
  })
  return `${remaining
    .join('\n')
    .replace(/^## .+\n+(?=## |(?![\s\S]))/gm, '')
    .trimEnd()}\n`
}

/** The rows cited by titles of tests, each with the path of a test. */
function listCited(files: TextFile[], areas: Set<string>): Map<string, string> {
  return new Map(
    files.flatMap(({ path, text }) =>
      listTitles(path, text).flatMap((title) =>
        [...findCitations(title, areas, MAX_CITED_RANGE)].map(({ id }): [string, string] => [id, path]),
      ),
    ),
  )
}

function findMisplaced(files: TextFile[]): Finding[] {
  let heading = ''
  return (files.find(({ path }) => path === UNCITED)?.text ?? '').split('\n').flatMap((line, index) => {
    heading = /^## (.+)/.exec(line)?.[1] ?? heading
    const id = readListed(line)
    if (id === undefined || areaOf(id) === heading) return []
    return [
      find({ path: UNCITED, line: index + 1 }, `${id} stands under "## ${heading}": move it under "## ${areaOf(id)}"`),
    ]
  })
}

function listUncited(files: TextFile[]): Map<string, Place> {
  const list = files.filter(({ path }) => path === UNCITED)
  return collectIds(list, /^- ([A-Z]+-\d+|T\d+)$/)
}

function collectIds(files: TextFile[], pattern: RegExp): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const { path, text } of files)
    for (const [index, line] of text.split('\n').entries()) {
      const id = pattern.exec(line)?.[1]
      if (id) found.set(id, { path, line: index + 1 })
    }
  return found
}

function readListed(line: string): string | undefined {
  return /^- ([A-Z]+-\d+|T\d+)$/.exec(line)?.[1]
}

function listAreas(rows: Map<string, Place>): Set<string> {
  return new Set([...rows.keys()].filter((id) => id.includes('-')).map(areaOf))
}

function areaOf(id: string): string {
  return id.includes('-') ? (id.split('-')[0] ?? '') : 'T'
}

function addRow(id: string): string {
  const page = areaOf(id) === 'T' ? 'docs/threats.md' : `docs/requirements/${areaOf(id).toLowerCase()}.md`
  return `add its row to ${page}`
}

function find({ path, line }: Place, message: string): Finding {
  return { path, line, check: 'requirement-ids', message }
}
