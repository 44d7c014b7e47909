import { registerHooks } from 'node:module'

/**
 * Resolves imports between files of drizzle-orm without reading their package.json. Node.js 24 parses its 170 KB again
 * for each of some 200 files (`getPackageScopeConfig`), which took more than half of the start-up time.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context
    if (!specifier.startsWith('.') || !parentURL?.includes('/node_modules/drizzle-orm/')) {
      return nextResolve(specifier, context)
    }
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
