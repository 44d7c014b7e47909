import ts from 'typescript'
import { type FileCheck, isBrowserCode, lineOf, walk } from './check.ts'

const GLOBALS = new Set([
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'cookieStore',
])
const HOLDERS = new Set(['window', 'globalThis', 'self', 'document', 'navigator'])
const MEMBERS = new Set([...GLOBALS, 'cookie', 'sendBeacon'])

/** Network and storage of the browser are used in lib/ only. */
export const browserApis: FileCheck = {
  name: 'browser-apis',
  covers: (path) => isBrowserCode(path) && !/\/src\/(pages\/)?lib\//.test(path),
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      const name = readGlobalMember(node, MEMBERS) ?? readGlobal(node)
      if (name) found.push({ line: lineOf(file, node), message: `${name} is reached through lib/ only` })
    })
    return found
  },
}

function readGlobalMember(node: ts.Node, members: Set<string>): string | undefined {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined
  if (!HOLDERS.has(node.expression.text) || !members.has(node.name.text)) return undefined
  return `${node.expression.text}.${node.name.text}`
}

function readGlobal(node: ts.Node): string | undefined {
  if (!ts.isIdentifier(node) || !GLOBALS.has(node.text)) return undefined
  const { parent } = node
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node
  const isName =
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isJsxAttribute(parent)) &&
    parent.name === node
  return isMember || isName || ts.isTypeQueryNode(parent) ? undefined : node.text
}
