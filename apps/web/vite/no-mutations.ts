import type { Plugin } from 'vite'

const name = '\0foyer-no-mutations'

/**
 * Leaves TanStack Query's mutations out of the build: writes are calls with request ids of their own (decision 010), and
 * every query client would carry mutations unused, 0.9 KB of the first load.
 */
export function noMutations(): Plugin {
  return {
    name: 'foyer-no-mutations',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === './mutationCache.js' && importer?.includes('/query-core/') ? name : undefined
    },
    load(id) {
      if (id !== name) return undefined
      // The parts that a query client calls by itself.
      return 'export class MutationCache { clear() {} findAll() { return [] } async resumePausedMutations() {} }'
    },
  }
}
