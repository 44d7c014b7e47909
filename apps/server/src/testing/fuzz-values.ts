import fc from 'fast-check'

/** The fields of a JSON schema needed to generate values. */
export interface Schema {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** Existing values by the name of their field: they reach deeper code than random ones. */
export type Dictionary = ReadonlyMap<string, readonly unknown[]>

/** Hostile texts for fields and parsers. */
export const hostileTexts = [
  ...['', ' ', '\0', 'a\0b', '\u0000', '\ud800', 'a\udfff', '\ufeff', '\u202e', '\u2028', '\r\nx: y', '\u001b[2J'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '-1', '0', '1e400', '9223372036854775808'],
  ...["' OR 1=1 --", '"; DROP TABLE member; --', '../../etc/passwd', '<script>', '{{7*7}}', '%00', '%s%n'],
  ...[
    '2026-13-45T99:99:99Z',
    '0000-00-00',
    '+275760-09-13T00:00:00Z',
    'ſ'.repeat(30),
    'ﷺ'.repeat(200),
    '😀'.repeat(50),
  ],
] as const

const hostileValues = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 2 ** 53, 1e308, -1e308, 5e-324, [], {}, [null], [[]]),
  fc.integer({ min: 1_000, max: 20_000 }).map((length) => 'x'.repeat(length)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values by schema, and now and then known ones under that name. */
export function makeField(schema: Schema, dictionary: Dictionary, name = ''): fc.Arbitrary<unknown> {
  const made = makeValue(schema, dictionary)
  const known = dictionary.get(name)
  return known?.length
    ? fc.oneof({ weight: 1, arbitrary: made }, { weight: 2, arbitrary: fc.constantFrom(...known) })
    : made
}

function makeValue(schema: Schema, dictionary: Dictionary): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum?.length) return fc.constantFrom(...schema.enum)
  const choices =
    schema.anyOf ?? (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : undefined)
  if (choices) return fc.oneof(...choices.map((choice) => makeValue(choice, dictionary)))
  if (schema.properties) return makeObject(schema, dictionary)
  switch (schema.type) {
    case 'string':
      return makeText(schema)
    case 'integer':
      return fc.integer({ min: bounded(schema.minimum, -100), max: bounded(schema.maximum, 1_000) })
    case 'number':
      return fc.double({ noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(makeValue(schema.items ?? {}, dictionary), { maxLength: 5 })
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function bounded(value: number | undefined, fallback: number): number {
  return value === undefined || Math.abs(value) > 2 ** 31 - 1 ? fallback : value
}

function makeObject({ properties = {}, required = [] }: Schema, dictionary: Dictionary): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, property]) => {
    const value = makeField(property, dictionary, name).map((made) => [[name, made]] as const)
    return required.includes(name) ? value : fc.oneof(value, fc.constant([]))
  })
  return fc.tuple(...fields).map((entries) => Object.fromEntries(entries.flat()))
}

function makeText({ format, pattern, minLength = 0, maxLength = 30 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  // Patterns unsupported by fast-check (lookahead) get random text.
  if (pattern !== undefined && !/\(\?|\\p/.test(pattern)) return fc.stringMatching(new RegExp(pattern, 'u'))
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 30)) })
}

/** A value with a fault: a node replaced, a field removed or added, nested too deep. */
export function corrupt(value: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: replaceText(value) },
    { weight: 3, arbitrary: replaceNode(value) },
    { weight: 2, arbitrary: fc.nat().map((pick) => dropField(value, pick)) },
    { weight: 2, arbitrary: addField(value) },
    { weight: 1, arbitrary: fc.integer({ min: 50, max: 5_000 }).map((depth) => nest(value, depth)) },
  )
}

function replaceNode(value: unknown): fc.Arbitrary<unknown> {
  return fc.tuple(fc.nat(), hostileValues).map(([pick, hostile]) => {
    if (typeof value !== 'object' || value === null || pick % 8 === 0) return hostile
    const entries = Object.entries(value)
    const index = pick % Math.max(1, entries.length)
    return Object.fromEntries(entries.map(([name, field], at) => [name, at === index ? hostile : field]))
  })
}

/** Replaces one text only: the valid rest passes the first checks. */
function replaceText(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return fc.constantFrom(...hostileTexts)
  const texts = Object.keys(value).filter((name) => typeof (value as Record<string, unknown>)[name] === 'string') // an object, just checked
  if (texts.length === 0) return replaceNode(value)
  return fc.constantFrom(...texts).chain((chosen) => {
    const text = (value as Record<string, string>)[chosen] ?? '' // one of its texts
    return poison(text).map((hostile) => ({ ...value, [chosen]: hostile }))
  })
}

/** Another text, or the same with one character replaced by one that databases or terminals reject. */
function poison(text: string): fc.Arbitrary<string> {
  const changed = fc
    .tuple(
      fc.nat({ max: Math.max(0, text.length - 1) }),
      fc.constantFrom('\0', '\ud800', '\u001b', '\n', '\u202e', "'"),
    )
    .map(([at, character]) => text.slice(0, at) + character + text.slice(at + 1))
  return fc.oneof(fc.constantFrom(...hostileTexts), changed)
}

function dropField(value: unknown, pick: number): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value)
  return Object.fromEntries(entries.filter((_, at) => at !== pick % Math.max(1, entries.length)))
}

/** `fromEntries` creates an own field even for `__proto__`, which JSON then includes. */
function addField(value: unknown): fc.Arbitrary<unknown> {
  const names = fc.oneof(
    fc.constantFrom(
      '__proto__',
      'constructor',
      'prototype',
      'hasOwnProperty',
      'toJSON',
      'then',
      'length',
      'type',
      '\0',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return fc.tuple(names, hostileValues).map(([name, hostile]) => Object.fromEntries([...entries, [name, hostile]]))
}

/** Nested arrays as text, which no serializer has to traverse. */
function nest(value: unknown, depth: number): unknown {
  return new RawJson('['.repeat(depth) + JSON.stringify(value ?? null) + ']'.repeat(depth))
}

/** Verbatim JSON. */
class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export function writeJson(value: unknown): string {
  return value instanceof RawJson ? value.text : (JSON.stringify(value) ?? '')
}
