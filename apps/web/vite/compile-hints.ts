import type { Plugin } from 'vite'

/** V8 compiles all functions of a script with this first line while it arrives, off the main thread. */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/** Marks these chunks for V8: most of their functions are called while the first page is hydrated. */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'foyer-compile-hints',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = compileHint + file.code
      },
    },
  }
}
