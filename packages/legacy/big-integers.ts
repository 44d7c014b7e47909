/** The part of Vite's plugin interface in use, so that this package does not depend on Vite. */
interface LoweringPlugin {
  name: string
  applyToEnvironment(environment: { name: string }): boolean
  transform(
    this: { parse(code: string, options: { lang: 'js' }): unknown },
    code: string,
    id: string,
  ): { code: string; map: null } | undefined
}

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

type Edit = readonly [start: number, end: number, text: string]

const operators: Readonly<Record<string, string>> = {
  ...{ '+': 'add', '-': 'subtract', '*': 'multiply', '/': 'divide', '%': 'remainder', '**': 'power' },
  ...{ '<<': 'shiftLeft', '>>': 'shiftRight', '<': 'isLess', '<=': 'isNotMore', '>': 'isMore', '>=': 'isNotLess' },
  ...{ '===': 'isSame', '!==': 'isOther' },
}

/** Our own modules: libraries have no BigInt. */
const ownModule = /\/(apps|packages)\/(?!legacy\/)[^?]*\.[jt]sx?$/

/**
 * BigInt cannot be added to an engine without it: its literals are no syntax there, and its operators no functions. In the
 * legacy bundle each operator of our code is a call of `src/arithmetic.ts`, and each literal a call that makes its value,
 * unless an operand is plainly a number, a text, null or undefined, which no BigInt is combined with.
 */
export function lowerBigIntegers(isLegacy: (environment: string) => boolean): LoweringPlugin {
  return {
    name: 'foyer-legacy-big-integers',
    applyToEnvironment: ({ name }) => isLegacy(name),
    transform(code, id) {
      if (!ownModule.test(id) || id.includes('/node_modules/')) return undefined
      const lowered = lowerCode(code, this.parse(code, { lang: 'js' }) as Node) // ESTree's shape
      return lowered === code ? undefined : { code: lowered, map: null }
    },
  }
}

/** The code of a module with calls in place of operators; `program` is its syntax tree. */
export function lowerCode(code: string, program: Node): string {
  const used = new Set<string>()
  const edits: Edit[] = []
  const call = (name: string, { start, end }: Node) => {
    used.add(name)
    edits.push([start, start, `${name}$(`], [end, end, ')'])
  }
  visit(program, (node) => {
    const { type, operator } = node
    if (type === 'Literal' && typeof node.bigint === 'string') {
      used.add('toBig')
      edits.push([node.start, node.end, `/* @__PURE__ */ toBig$('${node.bigint}')`])
    }
    if (type === 'UnaryExpression' && operator === '-' && !isPlain(childOf(node, 'argument'))) {
      call('negate', node)
      edits.push([node.start, node.start + 1, ''])
    }
    const [left, right] = [childOf(node, 'left'), childOf(node, 'right')] // absent in other kinds of nodes
    const name = operators[String(operator)]
    if (type === 'BinaryExpression' && name && !isPlain(left) && !isPlain(right)) {
      call(name, node)
      edits.push(findOperator(code, left, right, String(operator), ','))
    }
    const assigned = operators[String(operator).slice(0, -1)]
    if (type === 'AssignmentExpression' && operator !== '=' && assigned && !isPlain(right)) {
      used.add(assigned)
      const target = code.slice(left.start, left.end)
      if (/[([+-]{2}|\(/.test(target)) throw new Error(`cannot be read twice: ${target}`)
      edits.push(findOperator(code, left, right, String(operator), `= ${assigned}$(${target},`), [
        node.end,
        node.end,
        ')',
      ])
    }
  })
  if (edits.length === 0) return code
  const names = [...used].toSorted().map((name) => `${name} as ${name}$`)
  return `${apply(code, edits)}\nimport { ${names.join(', ')} } from '@foyer/legacy/arithmetic'\n`
}

function childOf(node: Node, field: string): Node {
  return node[field] as Node // ESTree's shape
}

/** Whether a value is no BigInt, as far as its expression says. */
function isPlain(node: Node): boolean {
  const { type, operator } = node
  if (type === 'ParenthesizedExpression') return isPlain(childOf(node, 'expression'))
  if (type === 'Literal') return node.bigint === undefined || node.bigint === null
  if (type === 'TemplateLiteral' || (type === 'Identifier' && node.name === 'undefined')) return true
  if (type === 'UnaryExpression') return operator !== '-' || isPlain(childOf(node, 'argument'))
  if (type === 'BinaryExpression') {
    if (!operators[String(operator)] || /^[<>=!]=?=?$/.test(String(operator))) return true
    return isPlain(childOf(node, 'left')) || isPlain(childOf(node, 'right'))
  }
  if (type === 'UpdateExpression') return true
  if (type === 'MemberExpression') return childOf(node, 'property').name === 'length'
  if (type !== 'CallExpression') return false
  const callee = childOf(node, 'callee')
  const object = callee.type === 'MemberExpression' ? childOf(callee, 'object') : undefined
  return callee.name === 'Number' || callee.name === 'String' || object?.name === 'Math'
}

/** The operator between two operands; comments between them are gone by now. */
function findOperator(code: string, left: Node, right: Node, operator: string, text: string): Edit {
  const at = code.indexOf(operator, left.end)
  if (at < 0 || at >= right.start) throw new Error(`no ${operator} in ${code.slice(left.start, right.end)}`)
  return [at, at + operator.length, text]
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && 'type' in child && 'start' in child) visit(child, look)
  }
}

/** Insertions at one place in the order of their nodes: an outer call begins before an inner one. */
function apply(code: string, edits: readonly Edit[]): string {
  let [text, at] = ['', 0]
  for (const [start, end, put] of edits.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])) {
    text += code.slice(at, start) + put
    at = end
  }
  return text + code.slice(at)
}
