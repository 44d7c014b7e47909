import type { Plugin } from 'vite'

/** Explicit compile hint of V8 (Chromium 136 and later); a comment for every other engine. First line of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n'
/** Chunks of the home page's first load. */
const firstLoad = new Set(['entry-client', 'react', 'start', 'home-screen'])

/**
 * Marks the scripts of the first load: the browser compiles all their functions while it receives them, outside of the
 * main thread, in place of one after the other at their first call (decision 034).
 */
export function compileHints(): Plugin {
  return {
    name: 'foyer-compile-hints',
    applyToEnvironment: ({ name }) => name === 'client',
    // After the minifier, which removes comments; so the file's hash is told of it.
    augmentChunkHash: ({ name }) => (firstLoad.has(name) ? HINT : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && firstLoad.has(chunk.name)) chunk.code = HINT + chunk.code
      },
    },
  }
}
