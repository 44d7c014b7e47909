import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOldBrowser } from '@foyer/contract'
import { type Node, parse } from 'acorn'
import coreJs from 'core-js-compat'
import { resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'

const apps = join(import.meta.dirname, '../../apps')
/** The files of an old browser: both bundles, with the texts of the other build, the worker, and the script of fallback pages. */
const folders = ['web/dist/legacy/assets', 'arcade/dist/legacy/assets', 'web/dist/legacy-worker', 'web/dist/waiting']

const files = folders.flatMap((folder) =>
  readdirSync(join(apps, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name: `${folder}/${name}`, code: readFileSync(join(apps, folder, name), 'utf8') })),
)

/** What of a node Chrome 64 or iOS 12 does not read; undefined for nothing. */
function findNewer(node: Node & Record<string, unknown>): string | undefined {
  const { type } = node
  if (type === 'ChainExpression') return 'optional chaining'
  if (type === 'LogicalExpression' && node.operator === '??') return '??'
  if (type === 'CatchClause' && node.param === null) return 'catch without a name'
  if (type === 'ExportAllDeclaration' && node.exported) return 'export * as'
  if (type !== 'Literal') return undefined
  if (node.bigint) return `${node.bigint}n`
  const { pattern = '', flags = '' } = (node.regex ?? {}) as { pattern?: string; flags?: string } // ESTree's shape
  return /\(\?<[=!]/.test(pattern) || /[dv]/.test(flags) ? `/${pattern}/${flags}` : undefined
}

function listNewer(code: string): string[] {
  const found: string[] = []
  const visit = (node: Node & Record<string, unknown>) => {
    const newer = findNewer(node)
    if (newer) found.push(newer)
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (child?.type) visit(child)
  }
  // Its `import()` and `import.meta` are in both browsers, the rest of it `findNewer` refuses.
  visit(parse(code, { ecmaVersion: 2020, sourceType: 'module' }) as unknown as Node & Record<string, unknown>) // by its fields
  // A text that becomes a pattern, too.
  return [...found, ...(/RegExp\([`'"][^`'"]*\(\?<[=!]/.exec(code) ?? [])]
}

describe('DEC-45 legacy bundle', () => {
  it('has files of each part', () => {
    for (const folder of folders) expect(files.filter(({ name }) => name.startsWith(folder))).not.toEqual([])
  })

  it.each(files)('$name has no newer syntax than Chrome 64 and iOS 12', ({ code }) => {
    expect(listNewer(code)).toEqual([])
  })

  it('detects newer syntax', () => {
    expect(listNewer('a?.b; c ?? d; 1n; try {} catch {}; /(?<=a)b/; new RegExp("(?<!a)b")')).toHaveLength(6)
    expect(() => listNewer('class A { #b = 1 }')).toThrow()
    expect(() => listNewer('await 1')).toThrow()
  })
})

/** Parts of the language that a name in the bundle belongs to without being used, or whose lack changes nothing; each by its reason. */
const harmless: Readonly<Record<string, string>> = {
  'es.array.includes': 'only its behaviour with holes differs',
  'es.array.iterator': 'only its tag differs',
  'es.array.push': 'only its error for a frozen length differs',
  'es.array.reduce': 'only its behaviour in old Node.js differs',
  'es.array.reduce-right': 'only its behaviour in old Node.js differs',
  'es.array.unshift': 'only its error for a frozen length differs',
  'es.array.unscopables.flat': 'for `with`, which strict code has not',
  'es.array.unscopables.flat-map': 'for `with`, which strict code has not',
  'es.array-buffer.slice': 'only a subclass differs',
  'es.json.parse': 'the source of values is not asked for',
  'es.json.stringify': 'only lone surrogates differ',
  'es.math.hypot': 'only infinite operands differ',
  'es.promise': 'only events of unhandled rejections differ',
  'es.reflect.to-string-tag': 'only its tag differs',
  'es.regexp.flags': 'only the order of flags differs',
  'es.string.replace': 'only named groups within a replacement differ',
  'es.string.trim': 'only the Mongolian vowel separator differs',
  'es.symbol.description': 'of libraries, in messages of errors',
  'web.dom-collections.iterator': 'both have the iterators of lists of nodes',
  'web.dom-exception.stack': 'only the trace of a DOMException differs',
  'web.url': 'only rare addresses differ',
  'web.url.parse': 'the name is that of JSON.parse and Date.parse',
  'web.url-search-params.delete': 'only its second operand differs',
  'web.url-search-params.has': 'only its second operand differs',
}
/** Newer than the types that our code is checked against: no code of ours can use it, libraries ask first. */
const untyped =
  /^es\.(iterator|disposable-stack|async-disposable-stack|suppressed-error|error\.is-error|regexp\.escape|promise\.try|promise\.with-resolvers)/
/** Of typed arrays the bundle reads items only. */
const typedArrays = /^es\.typed-array\.(?!at$)/

describe('DEC-45 polyfills', () => {
  const code = files
    .filter(({ name }) => !/\/(polyfills|texts)-/.test(name))
    .map((file) => file.code)
    .join('\n')
  const source = readFileSync(join(import.meta.dirname, 'src/polyfills.ts'), 'utf8')
  const { list } = coreJs({ targets: { chrome: '64', ios: '12.0' } })
  const needed = list.filter(
    (module) =>
      !module.startsWith('esnext.') && !untyped.test(module) && !typedArrays.test(module) && !(module in harmless),
  )

  /** `es.array.find-last` is used where `.findLast` stands; `es.global-this` where `globalThis` does. */
  function isUsed(module: string): boolean {
    const name = (module.split('.').at(-1) ?? '')
      .replace('-alternative', '')
      .replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    const isGlobal = ['globalThis', 'queueMicrotask', 'structuredClone'].includes(name)
    const start = isGlobal ? '\\b' : '[.\\["\'`]'
    const capital = name.charAt(0).toUpperCase() + name.slice(1)
    return new RegExp(`${start}${name}\\b|new ${capital}\\b`).test(code)
  }

  it.each(needed.filter(isUsed))('have %s, which the bundle uses', (module) => {
    expect(source).toContain(`'core-js/modules/${module}'`)
  })

  /** Names of the platform that Chrome 64 or iOS 12 lacks, each with what stands in for it or asks first. */
  const platform: Readonly<Record<string, string>> = {
    AbortController: 'network-polyfill.ts',
    'AbortSignal.timeout': 'network-polyfill.ts',
    BroadcastChannel: 'asked for in tab-channel.ts and session-telegram-channel.ts',
    FinalizationRegistry: 'in a message of a library only',
    HTMLDialogElement: 'dialog-polyfill.ts',
    'Intl.DisplayNames': 'asked for in security-device.tsx, caught in mobile-field.tsx',
    'Intl.NumberFormat': 'intl-polyfill.ts',
    'Intl.PluralRules': 'intl-polyfill.ts',
    IntersectionObserver: 'observer-polyfill.ts',
    PointerEvent: 'page-polyfill.ts',
    ResizeObserver: 'observer-polyfill.ts',
    TextDecoderStream: 'network-polyfill.ts',
    WeakRef: 'page-polyfill.ts',
    checkVisibility: 'asked for by the library',
    getAnimations: 'asked for by the libraries',
    'navigator.locks': 'asked for in auto-login.ts',
    createImageBitmap: 'a photo is sent as it is without it: photo.ts',
    randomUUID: 'asked for in uuid.ts',
    replaceChildren: 'page-polyfill.ts',
    requestIdleCallback: 'asked for in start.tsx',
    requestSubmit: 'page-polyfill.ts',
    showModal: 'dialog-polyfill.ts',
    toggleAttribute: 'page-polyfill.ts',
    visualViewport: 'asked for where it is read',
  }
  const candidates = [
    ...[
      'AbortController',
      'AbortSignal.any',
      'AbortSignal.timeout',
      'AggregateError',
      'BroadcastChannel',
      'CSSStyleSheet',
    ],
    ...['CompressionStream', 'DecompressionStream', 'FinalizationRegistry', 'HTMLDialogElement', 'Intl.DisplayNames'],
    ...['Intl.DurationFormat', 'Intl.ListFormat', 'Intl.Locale', 'Intl.NumberFormat', 'Intl.PluralRules'],
    ...['Intl.RelativeTimeFormat', 'Intl.Segmenter', 'IntersectionObserver', 'OffscreenCanvas', 'PointerEvent'],
    ...['ResizeObserver', 'TextDecoderStream', 'TransformStream', 'URLPattern', 'WeakRef', 'adoptedStyleSheets'],
    ...['attachInternals', 'checkVisibility', 'createImageBitmap', 'cookieStore', 'getAnimations', 'navigator.locks'],
    ...['randomUUID', 'replaceChildren', 'requestIdleCallback', 'requestSubmit', 'showModal', 'showPopover'],
    ...['toggleAttribute', 'visualViewport', 'wakeLock'],
  ]
  const found = candidates.filter((name) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(code))

  it.each(found)('or a question stand for %s, which the bundle uses', (name) => {
    const [place = ''] = /^[\w-]+-polyfill\.ts$/.exec(platform[name] ?? '') ?? []
    expect(platform[name], `${name} needs a row`).toBeDefined()
    if (place) expect(existsSync(join(import.meta.dirname, 'src', place))).toBe(true)
  })
})

describe('DEC-37 the modern bundle', () => {
  const names: Readonly<Record<string, (version: string) => string>> = {
    chrome: (version) => `Chrome/${version}.0.0.0`,
    edge: (version) => `Chrome/${version}.0.0.0 Edg/${version}.0.0.0`,
    firefox: (version) => `Firefox/${version}.0`,
    safari: (version) => `(Macintosh; Intel Mac OS X 10_15_7) Version/${version} Safari/605.1.15`,
    ios: (version) => `(iPhone; CPU iPhone OS ${version.replace('.', '_')}_0 like Mac OS X)`,
  }

  it('goes to the browsers that it is built for, and to none before them', async () => {
    const { build } = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build')
    const targets = [build.target].flat().map((target) => /^([a-z]+)(\d+)(\.\d+)?$/.exec(String(target)) ?? [])
    expect(targets.map(([, name]) => name)).toEqual(Object.keys(names))
    for (const [target, name = '', major = '', minor = name === 'safari' || name === 'ios' ? '.0' : ''] of targets) {
      const write = names[name] ?? String
      expect(isOldBrowser(write(major + minor)), target).toBe(false)
      expect(isOldBrowser(write(Number(major) - 1 + minor)), target).toBe(true)
    }
  })
})
