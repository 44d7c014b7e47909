import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const source = resolve(import.meta.dirname, '../src')
const library = resolve(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm')
/** The function that makes an icon's component, and the icons of the first load and of later screens. */
const makerId = '\0foyer-icon'
const firstId = '\0foyer-icons'
const laterId = '\0foyer-icons-later'

interface IconData {
  name: string
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Combines the icons of `lucide-react` imported by the source into one image, and makes each a component. In the browser
 * it refers to the image: the shapes are no script and are loaded once. The server's markup contains the shapes, which
 * paint sooner and cost less than references; hydration leaves them as they are.
 */
export function iconSheet(): Plugin {
  let sheet: ReturnType<typeof drawSheet> | undefined
  const firstLoad = findFirstLoadFiles()
  return {
    name: 'foyer-icon-sheet',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === makerId) return makerId
      if (id !== 'lucide-react') return undefined
      return firstLoad.has(importer?.split('?')[0] ?? '') ? firstId : laterId
    },
    async load(id) {
      if (![makerId, firstId, laterId].includes(id)) return undefined
      sheet ??= drawSheet()
      const { address, icons } = await sheet
      const isClient = this.environment.name !== 'ssr'
      if (id !== makerId) {
        const exports = [...icons].map(
          ([component, { name, shapes }]) =>
            `export const ${component} = /* @__PURE__ */ icon(${JSON.stringify(isClient ? name : shapes)})`,
        )
        return `import { icon } from '${makerId}'\n${exports.join('\n')}\n`
      }
      return `import { jsx } from 'react/jsx-runtime'
export const icon = (content) => {
  const fixed = ${isClient ? `{ children: '', ref: fill(content) }` : '{ dangerouslySetInnerHTML: { __html: content } }'}
  return ({ size = 24, strokeWidth = 2, ...rest }) => jsx('svg', {
    width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth,
    strokeLinecap: 'round', strokeLinejoin: 'round', ...rest, ...fixed })
}
${isClient ? writeFill(address) : ''}
`
    },
    async generateBundle() {
      if (this.environment.name === 'ssr' || !sheet) return
      const { address, picture } = await sheet
      this.emitFile({ type: 'asset', fileName: address, source: picture })
    },
  }
}

/** Source files of the first load, by static imports from its two roots; icons of other files are loaded with theirs. */
function findFirstLoadFiles(): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file) || !/\.tsx?$/.test(file)) return
    found.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, path = ''] of text.matchAll(/^(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'/gm))
      visit(resolve(dirname(file), path))
  }
  for (const root of ['app/start.tsx', 'app/home/home-screen.tsx']) visit(resolve(source, root))
  return found
}

/**
 * For React an icon is an empty text, so hydration finds no difference to the server's shapes; an icon that is created
 * in the browser gets its reference when it is mounted. The first touch loads the image, before the page that needs it.
 */
function writeFill(address: string): string {
  return `const address = '/m/${address}'
const fill = (name) => (svg) => {
  if (!svg || svg.firstChild) return
  const use = document.createElementNS(svg.namespaceURI, 'use')
  use.setAttribute('href', address + '#' + name)
  svg.append(use)
}
addEventListener('pointerdown', () => { new Image().src = address }, { once: true, passive: true })`
}

async function drawSheet() {
  const icons = new Map<string, { name: string; shapes: string }>()
  const files = findFiles()
  for (const component of findImportedIcons()) {
    const file = files.get(component)
    if (!file) throw new Error(`lucide-react has no icon ${component}`)
    const module: { __iconData: IconData } = await import(pathToFileURL(resolve(library, file)).href)
    const { name, node } = module.__iconData
    icons.set(component, { name, shapes: node.map(drawShape).join('') })
  }
  const groups = [...icons.values()].map(({ name, shapes }) => `<g id="${name}">${shapes}</g>`)
  const picture = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8)
  return { icons, picture, address: `assets/icons-${hash}.svg` }
}

/** File of each icon under each of its names, from the library's own list. */
function findFiles(): Map<string, string> {
  const list = readFileSync(resolve(library, 'lucide-react.mjs'), 'utf8')
  return new Map(
    [...list.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  )
}

function findImportedIcons(): string[] {
  const names = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) => {
    const lists = readFileSync(resolve(source, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)
    return [...lists].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  })
  return [...new Set(names)].filter((name) => name !== '' && !name.startsWith('type ')).toSorted()
}

function drawShape([tag, { key, ...attributes }]: IconData['node'][number]): string {
  return `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`
}
