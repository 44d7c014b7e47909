import { MAX_PATTERNS } from './wps.constants.ts'

/** Matches a path with a pattern in which `*` is a wildcard; caches a few compiled patterns (HTTP-26). */
export function createPathMatcher(known = new Map<string, RegExp>()): (pattern: string, path: string) => boolean {
  return (pattern, path) => {
    let expression = known.get(pattern)
    if (!expression) {
      const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      expression = new RegExp(`^${parts.join('.*')}$`)
      evictOldest(known, MAX_PATTERNS)
      known.set(pattern, expression)
    }
    return expression.test(path)
  }
}

/** Makes space for one more entry in a map of at most `limit`. */
export function evictOldest(map: Map<string, unknown>, limit: number): void {
  for (const oldest of map.keys()) {
    if (map.size < limit) return
    map.delete(oldest)
  }
}

/** The path of an address, without its query. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}
