import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const contract = resolve(import.meta.dirname, '../../../packages/contract/src')
/** Fields for servers only: schemas, the list of errors, and texts of the OpenAPI page. */
const serverFields = new Set([
  ...['params', 'query', 'body', 'value', 'errors', 'summary'],
  ...['mediaType', 'maxBodyBytes', 'isBeacon', 'answersFormerHosts', 'answersAnyNetwork', 'idempotent', 'rejects'],
  'feature',
])

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

type Edit = [start: number, end: number, text: string]

/**
 * Reduces `endpoint({ … })` to its description without schemas, and marks every other constant of the contract made by
 * calls as free of side effects: so no schema, and no schema library, reaches the browser. The types stay; so do
 * method, path and access.
 */
export function stripSchemas(): Plugin {
  return {
    name: 'foyer-strip-schemas',
    async transform(code, id) {
      const path = id.split('?')[0] ?? id
      if (!path.startsWith(contract)) return undefined
      const program = this.parse(code, { lang: 'js' }) as unknown as { body: Node[] } // ESTree's shape
      const result = program.body
        .flatMap((statement) => listMade(statement, code))
        .flatMap((made) => (isEndpoint(made) ? stripEndpoint(made, code) : wrap(made)))
        .sort((a, b) => b[0] - a[0])
        .reduce((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), code)
      return { code: result, map: null, moduleSideEffects: false }
    },
  }
}

/** What initializes the constants of one top-level statement: calls, and objects with schemas in them. */
function listMade(statement: Node, code: string): Node[] {
  const declaration = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as Node | null // ESTree's shape
  if (declaration?.type !== 'VariableDeclaration') return []
  const declarators = declaration.declarations as { init: Node | null }[] // ESTree's shape
  const isMade = ({ type, start, end }: Node) =>
    type === 'CallExpression' || (type === 'ObjectExpression' && /\bz\./.test(code.slice(start, end)))
  return declarators.flatMap(({ init }) => (init && isMade(init) ? [init] : []))
}

function isEndpoint({ callee }: Node): boolean {
  return (callee as { name?: string } | undefined)?.name === 'endpoint' // ESTree's shape
}

function stripEndpoint(call: Node, code: string): Edit[] {
  const [definition] = call.arguments as (Node & { properties: (Node & { key: { name: string } })[] })[] // its only parameter
  if (!definition) return []
  const unwanted = definition.properties.filter(({ key }) => serverFields.has(key.name))
  return [
    [call.start, definition.start, '('],
    ...unwanted.map(({ start, end }): Edit => [start, end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0), '']),
  ]
}

function wrap(made: Node): Edit[] {
  return [
    [made.start, made.start, '/* @__PURE__ */ (() => ('],
    [made.end, made.end, '))()'],
  ]
}
