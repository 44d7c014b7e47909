import { registerHooks } from 'node:module'

/**
 * Resolves what files of drizzle-orm import from each other without asking for their package.json. Node.js 24 parses its
 * 170 KB anew for each of some 200 files (`getPackageScopeConfig`), which took more than half of the time of a start.
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
