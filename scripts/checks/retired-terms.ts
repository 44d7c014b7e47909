import ts from 'typescript'
import type { Finding, SourceFile } from './check.ts'

/** Names in which a retired word is a term of the field, or part of text ids. */
const ALLOWED = new Set(['sessionEndingCodes', 'trouble', 'trouble.ts'])

/** The glossary's retired words in code spans, each with its replacement. */
export function readRetiredTerms(glossary: string): Map<string, string> {
  const table = glossary.split('\n## Retired words\n')[1] ?? ''
  const words = new Map<string, string>()
  for (const line of table.split('\n')) {
    const [, retired = '', term = ''] = line.split('|')
    for (const [, word = ''] of retired.matchAll(/`([a-z]+)`/g))
      words.set(word, [words.get(word), term.trim()].filter(Boolean).join('; '))
  }
  return words
}

/** No folder, file or export has a retired word in its name, as singular or plural. Migrations are exempt. */
export function findRetiredTerms(files: SourceFile[], words: ReadonlyMap<string, string>): Finding[] {
  return files
    .filter(({ path }) => !path.includes('/migrations/'))
    .flatMap((file) => {
      const names = [
        ...file.path.split('/').map((name) => ({ name, line: 1 })),
        ...(/\.tsx?$/.test(file.path) ? listExports(file) : []),
      ]
      return names.flatMap(({ name, line }) =>
        splitName(name)
          .map((word) => (words.has(word) ? word : word.replace(/s$/, '')))
          .filter((word) => words.has(word) && !ALLOWED.has(name))
          .map((word) => ({
            path: file.path,
            line,
            check: 'retired-terms',
            message: `"${word}" in ${name} is retired (docs/glossary.md): ${words.get(word)}`,
          })),
      )
    })
}

function splitName(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
}

function listExports({ syntax }: SourceFile): Array<{ name: string; line: number }> {
  const names = syntax.statements.flatMap((statement): ts.Node[] => {
    if (ts.isExportDeclaration(statement))
      return statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map((element) => element.name)
        : []
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name)
    return 'name' in statement && statement.name ? [statement.name as ts.Node] : [] // a function, class or type
  })
  return names.map((node) => ({
    name: node.getText(syntax),
    line: syntax.getLineAndCharacterOfPosition(node.getStart(syntax)).line + 1,
  }))
}
