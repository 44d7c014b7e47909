import { type ResolveFnOutput, registerHooks } from 'node:module'

/** Of drizzle-orm's own names; there is one copy of it. */
const resolved = new Map<string, ResolveFnOutput>()

/**
 * Resolves imports between files of drizzle-orm without reading their package.json, and each of its names once. Node.js
 * 24 parses its 170 KB again for each of some 200 files (`getPackageScopeConfig`), which took more than half of the start-up
 * time, and for each of our 100 imports of it.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions } = context
    if (/^drizzle-orm(\/|$)/.test(specifier)) {
      const key = `${conditions.join(' ')} ${specifier}`
      const result = resolved.get(key) ?? { ...nextResolve(specifier, context), shortCircuit: true }
      resolved.set(key, result)
      return result
    }
    if (!specifier.startsWith('.') || !parentURL?.includes('/node_modules/drizzle-orm/')) {
      return nextResolve(specifier, context)
    }
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
