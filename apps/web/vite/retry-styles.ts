import type { Plugin } from 'vite'

/** Parts of Vite's loader of chunks, and what replaces them. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/seen\[href\] = void 0;(\s*throw err)/, 'delete seen[href];$1'],
  [/if \(e\.type === ["']error["']\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
]

/**
 * A style sheet that failed to load is requested again with its chunk. Vite's loader requests each only once: a screen
 * whose first load failed for want of a network was shown without its styles by the retry. Fails the build when the
 * loader has changed.
 */
export function retryStyles(): Plugin {
  return {
    name: 'foyer:retry-styles',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        let changed = code
        for (const [pattern, replacement] of changes) {
          if (!pattern.test(changed)) this.error(`Vite's loader of chunks has no ${pattern}`)
          changed = changed.replace(pattern, replacement)
        }
        return { code: changed, map: null }
      },
    },
  }
}
