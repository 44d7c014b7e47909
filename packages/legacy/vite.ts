import { lowerBigIntegers } from './big-integers.ts'
import { lowerStyles } from './styles.ts'

/** The oldest browsers that the legacy bundle serves (DEC-45); they have modules, `import()` and `import.meta`. */
const legacyTargets = ['chrome64', 'ios12']

/** Names of the environments that build for them begin with this. */
const LEGACY = 'legacy'

const isLegacy = (environment: string): boolean => environment.startsWith(LEGACY)

/** Modules of the polyfills: one file, before all others. */
const polyfillModule =
  /@oxc-project.runtime|\/packages\/legacy\/src\/|\/node_modules\/(core-js|jsbi|@juggle|intersection-observer|abortcontroller-polyfill|intl-pluralrules|make-plural)\//

/** The part of Vite's plugin interface in use, so that this package does not depend on Vite. */
interface EntryPlugin {
  name: string
  applyToEnvironment(environment: { name: string }): boolean
  transform(
    this: { parse(code: string, options: { lang: 'js' }): unknown },
    code: string,
    id: string,
  ): { code: string; map: null } | undefined
}

/** What a build for old browsers needs beside its targets; `entries` are the modules that a page starts with. */
export function legacyBuild(entries: RegExp) {
  return [lowerBigIntegers(isLegacy), lowerStyles(isLegacy), importPolyfills(entries)]
}

/** Settings of the build of a browser environment for old browsers. */
export const legacyOutput = { target: legacyTargets, cssTarget: legacyTargets }

/** Name of the file of a module of the legacy bundle; null where the app decides. */
export const namePolyfills = (id: string): string | null => (polyfillModule.test(id) ? 'polyfills' : null)

function importPolyfills(entries: RegExp): EntryPlugin {
  return {
    name: 'foyer-legacy-polyfills',
    applyToEnvironment: ({ name }) => isLegacy(name),
    transform(code, id) {
      if (!entries.test(id)) return undefined
      const { body } = this.parse(code, { lang: 'js' }) as { body: { type: string; start: number; end: number }[] } // ESTree's shape
      const start = body.findLast(({ type }) => type === 'ImportDeclaration')?.end ?? 0
      // No engine before Chrome 89 and iOS 15 waits outside of a function.
      const rest = `;(async () => {${code.slice(start)}\n})()\n`
      return { code: `import '@foyer/legacy/polyfills'\n${code.slice(0, start)}${rest}`, map: null }
    },
  }
}

interface Transforming {
  transform: { handler: (code: string, id: string, ...rest: unknown[]) => unknown }
}

/** A plugin that transforms a module once for all environments: the compiler of React takes most of a build's time. */
export async function shareTransforms<Shared>(loading: Promise<Shared>): Promise<Shared> {
  const plugin = await loading
  const { transform } = plugin as Transforming // the only kind that is given
  const { handler } = transform
  const known = new Map<string, unknown>()
  transform.handler = function (this: unknown, code, id, ...rest) {
    const key = `${id}\n${code}`
    if (!known.has(key)) known.set(key, Reflect.apply(handler, this, [code, id, ...rest]))
    return known.get(key)
  }
  return plugin
}
