/** Longest text of one field in the trail. */
const MAX_LENGTH = 200

type State = Record<string, string | number | boolean | null>

/** What differs between two versions of content, field by field: `title.EN`, `items.0.url`; long texts are cut. */
export function describeContentChange(
  before: { version: number | null; fields: object | undefined },
  after: { version: number | null; fields: object | undefined },
): { before: State; after: State } {
  const [old, fresh] = [flatten(before.fields ?? {}), flatten(after.fields ?? {})]
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter((name) => old[name] !== fresh[name])
  const pick = (fields: State) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = fields[name]
        return value === undefined ? [] : [[name, typeof value === 'string' ? value.slice(0, MAX_LENGTH) : value]]
      }),
    )
  return { before: { version: before.version, ...pick(old) }, after: { version: after.version, ...pick(fresh) } }
}

function flatten(value: object, path = ''): State {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]): [string, State[string]][] => {
      const full = path === '' ? name : `${path}.${name}`
      if (typeof part === 'object' && part !== null) return Object.entries(flatten(part, full))
      return typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean' || part === null
        ? [[full, part]]
        : []
    }),
  )
}
