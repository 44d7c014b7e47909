/**
 * JSON that every reader reads alike and every database column takes: no object has a key twice, of which readers take
 * the first or the last, and no text has a NUL or a lone surrogate (T37). Throws on anything else; an empty text is an
 * empty object.
 */
export function parseJson(text: string): unknown {
  if (text === '') return {}
  const value: unknown = JSON.parse(text, /\\u(0000|d[89a-f])/i.test(text) ? refuseUnstorable : undefined)
  if (countKeys(text) !== countProperties(value)) throw new SyntaxError('a key is there twice')
  return value
}

/** `parseJson`; undefined for any text that it refuses. */
export function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

function refuseUnstorable(key: string, value: unknown): unknown {
  const text = `${key} ${typeof value === 'string' ? value : ''}`
  if (text.includes('\0') || !text.isWellFormed()) throw new SyntaxError('a text cannot be stored')
  return value
}

/** Number of the strings of a JSON text that are keys. */
function countKeys(text: string): number {
  let count = 0
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?/g)) if (token.endsWith(':')) count++
  return count
}

function countProperties(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce((sum: number, child) => sum + countProperties(child), 0)
  return Array.isArray(value) ? inner : inner + Object.keys(value).length
}
