import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'
import { listFooterDrawings } from '../src/app/footer/footer-icon-table.ts'

const family = join(dirname(fileURLToPath(import.meta.resolve('@phosphor-icons/core'))), '../assets')
const moduleId = 'virtual:footer-icons'

/** Shapes of an icon by set and item: at rest, and filled. */
type Shapes = Record<string, Record<string, [rest: string, filled: string]>>

/**
 * The footer's icons out of `@phosphor-icons/core`. A document has the shapes of its own set: each icon at rest, and the
 * filled one of the page that it shows. All others are in one image a set and no script.
 */
export function footerIcons(): Plugin {
  let sets: { shapes: Shapes; hash: string } | undefined
  return {
    name: 'foyer-footer-icons',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined
      sets ??= drawSets()
      return this.environment.config.consumer === 'client' ? writeClient(sets.hash) : writeServer(sets.shapes)
    },
    generateBundle() {
      if (this.environment.name !== 'client' || !sets) return
      for (const [set, items] of Object.entries(sets.shapes)) {
        const groups = Object.entries(items).flatMap(([item, shapes]) =>
          shapes.map((shape, place) => `<g id="${item}${place}">${shape}</g>`),
        )
        const source = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`
        this.emitFile({ type: 'asset', fileName: `assets/footer-${set}-${sets.hash}.svg`, source })
      }
    },
  }
}

function writeServer(shapes: Shapes): string {
  return `const shapes = ${JSON.stringify(shapes)}
export const fillFooterIcon = (set, item, isActive) => ({
  dangerouslySetInnerHTML: { __html: shapes[set][item].slice(0, isActive ? 2 : 1).join('') },
})`
}

/**
 * For React an icon is an empty text, as in `icon-sheet.ts`: hydration leaves the server's shapes as they are. The first
 * touch loads the set's image; an icon keeps its shape at rest until the filled one is there.
 */
function writeClient(hash: string): string {
  return `const loads = {}
const addressOf = (set) => '/m/assets/footer-' + set + '-${hash}.svg'
const load = (set) => loads[set] ??= new Promise((done) => {
  const image = new Image()
  image.onload = done
  image.src = addressOf(set)
})
const refer = (svg, set, name) => {
  const use = document.createElementNS(svg.namespaceURI, 'use')
  use.setAttribute('href', addressOf(set) + '#' + name)
  svg.append(use)
}
let isWatched = false
export const fillFooterIcon = (set, item, isActive) => ({ children: '', ref: (svg) => {
  if (!svg) return
  if (!isWatched) addEventListener('pointerdown', () => load(set), { once: true, passive: true })
  isWatched = true
  if (!svg.firstChild) refer(svg, set, item + 0)
  if (isActive && !svg.children[1]) load(set).then(() => svg.children[1] || refer(svg, set, item + 1))
} })`
}

function drawSets(): { shapes: Shapes; hash: string } {
  const shapes: Shapes = {}
  for (const [set, items] of listFooterDrawings())
    shapes[set] = Object.fromEntries(
      items.map(([item, [rest, filled]]) => [item, [readShape(rest), readShape(filled)]]),
    )
  const hash = createHash('sha256').update(JSON.stringify(shapes)).digest('base64url').slice(0, 8)
  return { shapes, hash }
}

/** One element, several paths as a group. Whole units: 256 of them are 24 px, and the file has half the length. */
function readShape(file: string): string {
  const drawing = readFileSync(join(family, file), 'utf8')
  const { data } = optimize(drawing, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] })
  const shape = data.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return shape.lastIndexOf('<') === 0 ? shape : `<g>${shape}</g>`
}
