import ts from 'typescript'
import { type FileCheck, isShipped, lineOf, walk } from './check.ts'

const STATEMENT =
  /^\s*(select\s.+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|with\s+\S+\s+as\s*\(|(create|alter|drop)\s+(table|index|schema|function|role)\s|begin\b\s*;|commit\b\s*;)/is

/** SQL is in *.store.ts, *.table.ts and db/ only. */
export const sqlPlaces: FileCheck = {
  name: 'sql-places',
  covers: (path) => isShipped(path) && !/\.(store|table)\.ts$|\/db\/|^packages\/(database|messages)\//.test(path),
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      const isTagged = ts.isTaggedTemplateExpression(node) && node.tag.getText(file.syntax) === 'sql'
      const isStatement =
        (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && isStatementText(textOf(node))
      if (isTagged || isStatement)
        found.push({ line: lineOf(file, node), message: 'SQL belongs in a *.store.ts or in db/' })
    })
    return found
  },
}

/** An English sentence begins with one capital letter, a statement with none or only capitals. */
function isStatementText(text: string): boolean {
  const [word = ''] = text.trim().split(/\s/, 1)
  return STATEMENT.test(text) && (word === word.toUpperCase() || word === word.toLowerCase())
}

function textOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' x ')
}
