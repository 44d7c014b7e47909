import ts from 'typescript'
import { createSourceFile } from './check.ts'

/** Modifiers of a test or a group that runs; `runIf` and `skipIf` run it somewhere. */
const RUNNING = new Set(['concurrent', 'describe', 'each', 'for', 'only', 'runIf', 'sequential', 'serial', 'skipIf'])
const SKIPPED = new Set(['fail', 'fails', 'fixme', 'skip', 'todo'])

interface Runner {
  isGroup: boolean
  modifiers: string[]
  table?: ts.Expression
}

/** Titles of the tests of a file that run, and of their groups, with the rows that `.each` puts into a title. */
export function listTitles(path: string, text: string): string[] {
  return /\.(test|spec)\.tsx?$/.test(path) ? listTitlesOf(createSourceFile(path, text).syntax).titles : []
}

function listTitlesOf(node: ts.Node): { titles: string[]; tests: number } {
  const runner = ts.isCallExpression(node) ? readRunner(node.expression) : undefined
  if (runner?.modifiers.some((name) => SKIPPED.has(name))) return { titles: [], tests: 0 }
  const found: { titles: string[]; tests: number } = { titles: [], tests: 0 }
  ts.forEachChild(node, (child) => {
    const { titles, tests } = listTitlesOf(child)
    found.titles.push(...titles)
    found.tests += tests
  })
  if (!runner || !ts.isCallExpression(node) || !runner.modifiers.every((name) => RUNNING.has(name))) return found
  const [title, body] = node.arguments
  if (!title || !body) return found
  if (!runner.isGroup) found.tests += 1
  if (found.tests > 0) found.titles.push(title.getText(), ...listRowTexts(title.getText(), runner.table))
  return found
}

/** `it`, `test` or `describe` with its modifiers: `test.describe`, `it.runIf(…)`, `describe.each(…)`. */
function readRunner(callee: ts.Expression): Runner | undefined {
  const modifiers: string[] = []
  let table: ts.Expression | undefined
  let at = callee
  while (!ts.isIdentifier(at)) {
    if (ts.isPropertyAccessExpression(at)) modifiers.push(at.name.text)
    else if (ts.isCallExpression(at)) table = at.arguments[0]
    else return undefined
    at = at.expression
  }
  if (!/^(it|test|describe)$/.test(at.text)) return undefined
  return { isGroup: at.text === 'describe' || modifiers.includes('describe'), modifiers, table }
}

/** Texts of a table in place which the title shows, by `%s` in order or by `$name`. */
function listRowTexts(title: string, table: ts.Expression | undefined): string[] {
  let rows = table
  while (rows && (ts.isAsExpression(rows) || ts.isSatisfiesExpression(rows))) rows = rows.expression
  if (!rows || !ts.isArrayLiteralExpression(rows)) return []
  const shown = title.match(/%[a-z]/g)?.length ?? 0
  return rows.elements.flatMap((row) => {
    const cells = ts.isArrayLiteralExpression(row) ? row.elements.slice(0, shown) : shown > 0 ? [row] : []
    const named = ts.isObjectLiteralExpression(row) ? row.properties.filter(ts.isPropertyAssignment) : []
    return [
      ...cells,
      ...named.filter(({ name }) => title.includes(`$${name.getText()}`)).map((cell) => cell.initializer),
    ]
      .filter(ts.isStringLiteralLike)
      .map(({ text }) => text)
  })
}
