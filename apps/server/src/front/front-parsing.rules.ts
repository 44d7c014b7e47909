import { z } from 'zod'

/** The fields of a JSON schema that matter for reading. */
interface Node {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Node[]
  items?: Node
  properties?: Record<string, Node>
  required?: string[]
  propertyNames?: Node
  additionalProperties?: Node | boolean
}

const nodes = new WeakMap<z.ZodType, Node>()

/**
 * Reads the value of another platform's response as ours: converts numbers and booleans to and from text, instants to
 * milliseconds; drops unknown fields and flags; treats missing fields as empty. Unreadable rows of a list are left out.
 * @throws ZodError when the value does not match at all
 */
export function readValue<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const node = nodes.get(schema) ?? (z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Node) // its own type allows any JSON
  nodes.set(schema, node)
  if (node.type === 'object' && (raw === null || raw === undefined)) return schema.parse(raw)
  const value = coerce(node, raw)
  const first = schema.safeParse(value)
  if (first.success) return first.data
  if (!Array.isArray(value)) throw first.error
  const broken = new Set(first.error.issues.map(({ path: [row] }) => row))
  return schema.parse(value.filter((_, row) => !broken.has(row)))
}

/**
 * Reads an object field by field: an unreadable or missing field has its default, if any, without effect on the others.
 * `onUnreadable` receives the name of each field that is present and unreadable.
 * @throws ZodError for a field without a default
 */
export function readFields<Schema extends z.ZodObject>(
  schema: Schema,
  raw: unknown,
  defaults: Readonly<Partial<Record<keyof z.output<Schema>, unknown>>>,
  onUnreadable: (field: string) => void = () => undefined,
): z.output<Schema> {
  const given = new Map(Object.entries(toFields(raw)))
  const read: Record<string, unknown> = {}
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const value = given.get(name)
    const hasDefault = Object.hasOwn(defaults, name)
    if (hasDefault && isEmpty(value)) read[name] = defaults[name]
    else if (!hasDefault && !given.has(name) && field.safeParse(undefined).success) continue
    else {
      const answer = attemptField(field, value)
      if (answer.error && !hasDefault) throw answer.error
      if (answer.error) onUnreadable(name)
      read[name] = answer.error ? defaults[name] : answer.value
    }
  }
  return schema.parse(read)
}

function attemptField(field: z.ZodType, raw: unknown): { value?: unknown; error?: z.ZodError } {
  try {
    return { value: readValue(field, raw) }
  } catch (error) {
    if (error instanceof z.ZodError) return { error }
    throw error
  }
}

/** Any representation of a missing value on another platform. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** The fields of an object; empty for anything else. */
export function toFields(raw: unknown): Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {}
}

/** Converts text, number or boolean to the type of the schema; leaves inconvertible values unchanged. */
function coerce(node: Node, raw: unknown): unknown {
  if (node.anyOf) return coerceChoice(node.anyOf, raw)
  if (Array.isArray(node.type))
    return coerceChoice(
      node.type.map((type) => ({ ...node, type })),
      raw,
    )
  if (node.const !== undefined || node.enum) return coerceString(node, raw)
  switch (node.type) {
    case 'string':
      return coerceText(node, raw)
    case 'number':
    case 'integer':
      return coerceNumber(raw)
    case 'boolean':
      return coerceBoolean(raw)
    case 'array':
      return coerceList(node, raw)
    case 'object':
      return coerceObject(node, raw)
    default:
      return raw
  }
}

/** Resolves nullable types only; other unions stay unchanged. */
function coerceChoice(choices: Node[], raw: unknown): unknown {
  const others = choices.filter(({ type }) => type !== 'null')
  const isNullable = others.length < choices.length
  if (isNullable && (raw === null || raw === undefined || raw === '')) return null
  return others.length === 1 && others[0] ? coerce(others[0], raw) : raw
}

function coerceString(node: Node, raw: unknown): unknown {
  const words = node.enum ?? [node.const]
  return words.find((word) => word === raw) ?? words.find((word) => String(word) === String(raw))
}

function coerceText(node: Node, raw: unknown): unknown {
  if (node.format === 'date-time') {
    const isMilliseconds = typeof raw === 'number' || (typeof raw === 'string' && /^\d{12,14}$/.test(raw))
    const date = new Date(isMilliseconds ? Number(raw) : String(raw))
    return Number.isNaN(date.getTime()) ? raw : date.toISOString()
  }
  if (raw === null || raw === undefined) return ''
  return typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : raw
}

function coerceNumber(raw: unknown): unknown {
  if (raw === null || raw === undefined) return 0
  return typeof raw === 'string' && /^-?\d+(\.\d+)?$/.test(raw) ? Number(raw) : raw
}

const trueTexts = new Set<unknown>([true, 1, 'true', '1'])
const falseTexts = new Set<unknown>([false, 0, 'false', '0', '', null, undefined])

function coerceBoolean(raw: unknown): unknown {
  if (trueTexts.has(raw)) return true
  return falseTexts.has(raw) ? false : raw
}

function coerceList(node: Node, raw: unknown): unknown {
  if (raw === null || raw === undefined) return []
  return Array.isArray(raw) ? raw.map((row) => (row === null ? row : coerce(node.items ?? {}, row))) : raw
}

function coerceObject(node: Node, raw: unknown): unknown {
  const given = raw ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) return raw
  const known = new Map<string, unknown>(Object.entries(given))
  const read: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    if (known.has(name) || node.required?.includes(name)) read[name] = coerce(property, known.get(name))
  }
  if (typeof node.additionalProperties !== 'object') return read
  for (const [name, value] of known) {
    const isKnownName = !node.propertyNames?.enum || node.propertyNames.enum.includes(name)
    if (isKnownName && !Object.hasOwn(read, name)) read[name] = coerce(node.additionalProperties, value)
  }
  return read
}

/** Response of another platform, in either vocabulary of the specification (HTTP-08, HTTP-09). */
export interface UpstreamAnswer {
  success: boolean
  value: unknown
  message: string | null
  errorCode: string | null
}

/** Reads `{success, value | data, message?, errorCode?}`; undefined for anything else. */
export function readEnvelope(text: string): UpstreamAnswer | undefined {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof body !== 'object' || body === null || !('success' in body)) return undefined
  const { success, value, data, message, errorCode } = body as Record<string, unknown> // an object, just tested
  return {
    success: coerceBoolean(success) === true,
    value: value ?? data ?? null,
    message: typeof message === 'string' && message !== '' ? message : null,
    errorCode: typeof errorCode === 'string' && errorCode !== '' ? errorCode : null,
  }
}
