import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { lowerCode } from './big-integers.ts'
import * as arithmetic from './src/arithmetic.ts'

type Program = Parameters<typeof lowerCode>[1]

const lower = (code: string) =>
  lowerCode(code, parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program) // ESTree's shape

/** The value of an expression with operators as calls. */
function run(expression: string): unknown {
  const [line = ''] = lower(`use(${expression})`).split('\n')
  const names = Object.keys(arithmetic)
  let result: unknown
  const use = (value: unknown) => {
    result = value
  }
  new Function('use', ...names.map((name) => `${name}$`), line)(use, ...Object.values(arithmetic))
  return result
}

describe('DEC-45 operators on integers of any size', () => {
  it.each([
    '1n + 2n * 3n',
    '(1n + 2n) * -3n',
    '-7n / 2n',
    '-7n % 4n',
    '2n ** 70n - 1n',
    '1n << 52n',
    '10n === 5n + 5n',
    '10n !== 5n + 5n',
    '2n < 3n && 3n <= 3n && 4n > 3n && 4n >= 5n',
    '[3n, 1n, 2n].sort((a, b) => (a < b ? -1 : 1)).map(String).join()',
    '[12n].join() + (1n + 1n)',
    '[1n, 2n].reduce((sum, one) => sum + one, 0n)',
    '((total) => { total += 5n; total *= 2n; return total })(1n)',
    'BigInt("0xff") / BigInt(2)',
    'Number(90071992547409930n / 10n)',
    '((a, b) => a - b)(7, 2)',
    '((a, b) => a + b)("a", 1)',
    '((a) => -a)(3)',
  ])('have the value of the language: %s', (expression) => {
    // biome-ignore lint/security/noGlobalEval: the language's own value, of the literals above
    expect(run(expression)).toEqual(eval(expression))
  })

  it.each([
    'a.length - 1',
    'index + 1',
    "text === ''",
    'typeof value === "string"',
    'a.length > 0 && b !== null',
    'Math.max(a, b) * c',
    'text + `!` + other',
  ])('stay what they are where no such integer can be: %s', (code) => {
    expect(lower(code)).toBe(code)
  })
})
