/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * A name, number, code or amount within a sentence of the other direction keeps its own order, and the sentence its own
 * (vectors V8); unchanged where nothing is written from right to left. In markup, a `<bdi>` does the same.
 */
export function isolateText(text: string, direction: 'ltr' | 'rtl'): string {
  if (direction === 'ltr' && !RIGHT_TO_LEFT.test(text)) return text
  return FIRST_STRONG_ISOLATE + text + POP_ISOLATE
}

/** The texts among the values of a message isolated; its `select` compares some, which stay as they are. */
export function isolateValues(
  values: Readonly<Record<string, unknown>>,
  message: unknown,
  direction: 'ltr' | 'rtl',
): Record<string, unknown> {
  const selectors = listSelectors(message)
  const isolate = (name: string, value: unknown) =>
    typeof value === 'string' && !selectors.includes(name) ? isolateText(value, direction) : value
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(name, value)]))
}

/** Names of the values by which a message selects a case. A build has compiled messages, otherwise they are as written. */
function listSelectors(message: unknown): unknown[] {
  if (typeof message === 'string') return [...message.matchAll(/\{\s*(\w+)\s*,\s*select\b/g)].map(([, name]) => name)
  if (!Array.isArray(message)) return []
  return message.flatMap((token) => (Array.isArray(token) && token[1] === 'select' ? [token[0]] : []))
}
