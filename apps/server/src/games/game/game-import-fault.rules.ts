import { z } from 'zod'

/** A row of a vendor's list: its schema, whose descriptions complete "it must be …", its noun, and its form. */
interface RowKind {
  schema: z.ZodType
  noun: string
  form: string
}

/** Sentences for an invalid field. */
export function describeRowIssue(issue: z.core.$ZodIssue, { schema, noun, form }: RowKind): string[] {
  const place = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is no field of a ${noun}.`)
  if (issue.code === 'custom')
    return [issue.message === 'EN' ? `${place} has no English name (EN).` : `${place} has ${issue.message}.`]
  const wanted = place === '' ? form : findForm(schema, issue.path)
  return [`${place || 'the row'} is not valid${wanted ? `: it must be ${wanted}` : ''}.`]
}

/** The description of the field, or of the closest one around it. */
function findForm(row: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  let schema: unknown = row
  let form: string | undefined
  for (const key of path) {
    schema = findInside(schema, key)
    form = findDescription(schema) ?? form
  }
  return form
}

function findDescription(schema: unknown): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined
  return schema.description ?? (schema === unwrap(schema) ? undefined : findDescription(unwrap(schema)))
}

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? schema.unwrap()
    : schema
}

function findInside(schema: unknown, key: PropertyKey): unknown {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return inner.shape[String(key)]
  if (inner instanceof z.ZodRecord) return inner.valueType
  return inner instanceof z.ZodArray ? inner.element : undefined
}
