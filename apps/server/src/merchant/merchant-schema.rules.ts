import { z } from 'zod'

/** The schema at a path inside of another; undefined for an unknown one. */
export function findSchema(root: z.ZodType, path: readonly string[]): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((schema, key) => schema && findInside(unwrap(schema), key), root)
}

function findInside(schema: z.ZodType, key: string): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined
  if (schema instanceof z.ZodRecord) return listKeys(schema).includes(key) ? toType(schema.valueType) : undefined
  return schema instanceof z.ZodArray && /^\d+$/.test(key) ? toType(schema.element) : undefined
}

function unwrap(schema: z.ZodType): z.ZodType {
  const isWrapper =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodReadonly
  return isWrapper ? unwrap(toType(schema.unwrap())) : schema
}

function listKeys({ keyType }: z.ZodRecord): string[] {
  return keyType instanceof z.ZodEnum ? keyType.options.map(String) : []
}

function toType(schema: unknown): z.ZodType {
  return schema as z.ZodType // schemas of this library contain schemas only
}

/** The form of a value, from its own description or the closest one around it; completes the sentence "it must be …". */
export function describeForm(root: z.ZodType, path: readonly string[]): string {
  if (path.length === 0) return findDescription(root) ?? 'a group of settings'
  return findDescription(findSchema(root, path)) ?? describeForm(root, path.slice(0, -1))
}

function findDescription(schema: z.ZodType | undefined): string | undefined {
  if (!schema || schema.description !== undefined) return schema?.description
  const inner = unwrap(schema)
  return inner === schema ? undefined : findDescription(toType((schema as z.ZodOptional).unwrap())) // every wrapper has it
}

/** Names of the fields of an object or a record with known keys; empty for anything else. */
export function listFields(schema: z.ZodType | undefined): string[] {
  const inner = schema && unwrap(schema)
  if (inner instanceof z.ZodObject) return Object.keys(inner.shape)
  return inner instanceof z.ZodRecord ? listKeys(inner) : []
}

/** The full name of each value, such as `template.footer_nav`. */
export function listSchemaNames(schema: z.ZodType, prefix = ''): string[] {
  const inner = unwrap(schema)
  const join = (key: string) => (prefix === '' ? key : `${prefix}.${key}`)
  if (inner instanceof z.ZodObject)
    return Object.entries<z.ZodType>(inner.shape).flatMap(([key, field]) => listSchemaNames(field, join(key)))
  const keys = inner instanceof z.ZodRecord ? listKeys(inner) : []
  return keys.length > 0 ? keys.map(join) : [prefix]
}
