import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import { type FileCheck, isScript, isTest, lineOf, walk } from './check.ts'

const LINES_MAX = 300
const TABLES =
  /\.(table|constants|config)\.tsx?$|\/(messages|migrations)\/|\/seeds?[./-]|(^|\/)routes\.ts$|rules\.ts$|errors\.ts$/

/** A file past 300 lines has more than one subject, unless it is a table or a test. */
export const fileSize: FileCheck = {
  name: 'file-size',
  covers: (path) => isScript(path) && !isTest(path) && !TABLES.test(path),
  find(file) {
    const count = file.lines.length
    return count > LINES_MAX ? [{ line: LINES_MAX, message: `${count} lines: which second subject moved in?` }] : []
  },
}

/** The folder of a noun: a feature, a module of the arcade or the bank, one in or beside a context of the server. */
const nounFolder =
  /\/(?:features|modules|apps\/server\/src\/(?:platform|outreach|account|games|money|staff))\/([^/]+)\/|\/apps\/server\/src\/(merchant|outbox|ledger|member)\//

/** Files of a noun begin with it. */
export const fileNames: FileCheck = {
  name: 'file-names',
  covers: (path) => isScript(path) || path.endsWith('.css'),
  find(file) {
    const name = file.path.split('/').at(-1) ?? ''
    const [, inside, alone] = nounFolder.exec(`/${file.path}`) ?? []
    const noun = inside ?? alone
    const messages: string[] = []
    if (!/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name)) messages.push('file names are kebab-case')
    if (noun && !name.startsWith(noun.replace(/s$/, '')) && !name.startsWith('index.'))
      messages.push(`files in ${noun}/ begin with ${noun}`)
    return messages.map((message) => ({ line: 1, message }))
  },
}

/**
 * Another workspace is imported by its name, through its exports. Tests of several workspaces, and the bench, may
 * import internals.
 */
export const workspaceFacades: FileCheck = {
  name: 'workspace-facades',
  covers: isScript,
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      const specifier = readSpecifier(node)
      if (!specifier) return
      const message = checkSpecifier(file.path, specifier)
      if (message) found.push({ line: lineOf(file, node), message })
    })
    return found
  },
}

function checkSpecifier(path: string, specifier: string): string | undefined {
  if (/^@foyer\/[^/]+\/(src|dist)\//.test(specifier)) return 'enter a workspace by its exports, not by its files'
  if (!specifier.startsWith('.')) return undefined
  const own = workspaceOf(path)
  if (own === 'root' && (isTest(path) || path.startsWith('bench/'))) return undefined
  const target = join(dirname(path), specifier)
  if (workspaceOf(target) !== own && !isBuildOutput(target)) return 'enter another workspace by its name, not by a path'
  return undefined
}

function workspaceOf(path: string): string {
  return /^(apps|packages)\/[^/]+/.exec(path)?.[0] ?? 'root'
}

function isBuildOutput(path: string): boolean {
  return path.includes('/dist/')
}

function readSpecifier(node: ts.Node): string | undefined {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
    return ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return undefined
  const [target] = node.arguments
  return target && ts.isStringLiteralLike(target) ? target.text : undefined
}
