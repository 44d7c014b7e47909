import { type Atrule, type CssNode, clone, type Declaration, generate, List, parse, type Rule, walk } from 'css-tree'

/** The part of Vite's plugin interface in use, so that this package does not depend on Vite. */
interface StylesPlugin {
  name: string
  applyToEnvironment(environment: { name: string }): boolean
  transform(code: string, id: string): { code: string; map: null } | undefined
}

/**
 * Fall-backs for what Lightning CSS cannot lower, in the legacy bundle: gaps of flexible boxes, ratios, functions of
 * lengths, and transforms as properties of their own. Each stands before what newer browsers understand.
 */
export function lowerStyles(isLegacy: (environment: string) => boolean): StylesPlugin {
  return {
    name: 'foyer-legacy-styles',
    applyToEnvironment: ({ name }) => isLegacy(name),
    transform(code, id) {
      return /\.css(\?|$)/.test(id) && !id.includes('/node_modules/')
        ? { code: lowerSheet(code), map: null }
        : undefined
    },
  }
}

/** Flexible boxes have gaps since Chrome 84 and iOS 14.5. No condition asks for them: this came with iOS 14.5 and Chrome 87. */
const withoutGaps = 'not (inset:0)'
const withFunctions = '(width:clamp(1px,2px,3px)) and (width:env(safe-area-inset-top,1px))'
const withoutRatios = 'not (aspect-ratio:1)'

/** A style sheet with fall-backs. */
export function lowerSheet(css: string): string {
  const sheet = parse(css, { parseCustomProperty: true })
  // The gaps come first, so that a margin of an element's own wins.
  const gaps: string[] = []
  const insertions: (() => void)[] = []
  walk(sheet, {
    visit: 'Rule',
    enter(rule, item, list) {
      lowerTransforms(rule)
      if (this.atrule?.name.endsWith('keyframes')) return
      const gap = writeGaps(rule)
      if (gap) gaps.push(wrapLike(this.atrule, `@supports ${withoutGaps}{${gap}}`))
      const later = lowerValues(rule) + writeRatio(rule)
      if (!later) return
      insertions.push(() => {
        for (const node of parseRules(later).toArray().toReversed())
          list.insert(list.createItem(node), item.next ?? undefined)
      })
    },
  })
  // After the walk, which would enter them.
  for (const insert of insertions) insert()
  return gaps.join('') + generate(sheet)
}

function parseRules(css: string): List<CssNode> {
  const sheet = parse(css)
  return sheet.type === 'StyleSheet' ? sheet.children : new List()
}

/** A rule within the same condition as another one. */
function wrapLike(atrule: Atrule | null, css: string): string {
  return atrule?.name === 'media' || atrule?.name === 'supports'
    ? `@${atrule.name} ${atrule.prelude ? generate(atrule.prelude) : ''}{${css}}`
    : css
}

function listDeclarations({ block }: Rule): Declaration[] {
  return block.children.toArray().filter((node) => node.type === 'Declaration')
}

function read(rule: Rule, property: string): string | undefined {
  const found = listDeclarations(rule).findLast((line) => line.property === property)
  return found && generate(found.value)
}

/** `scale: 0` is `transform: scale(0)`; a rule with both would need one that joins them. */
function lowerTransforms(rule: Rule): void {
  for (const line of listDeclarations(rule)) {
    if (line.property === 'transition' || line.property === 'transition-property') {
      const value = generate(line.value).replace(/(^|,)(scale|rotate|translate)(?= |,|$)/g, '$1transform')
      line.value = parse(value, { context: 'value' }) as Declaration['value'] // of a value's own context
    }
    if (!['scale', 'rotate', 'translate'].includes(line.property)) continue
    if (read(rule, 'transform')) throw new Error(`${generate(rule.prelude)} has ${line.property} beside transform`)
    const value = generate(line.value).split(' ').join(',')
    const transform = value === 'none' ? 'none' : `${line.property}(${value})`
    line.value = parse(transform, { context: 'value' }) as Declaration['value'] // of a value's own context
    line.property = 'transform'
  }
}

/** Margins between the children of a flexible box, in place of its gap. */
function writeGaps(rule: Rule): string {
  const gap = read(rule, 'gap')
  if (gap === undefined || gap === '0' || !/flex/.test(read(rule, 'display') ?? '')) return ''
  const parts = splitList(generate(parse(replaceFunctions(gap), { context: 'value' })), ' ')
  const [rowGap = '0', columnGap = rowGap] = parts
  const flow = `${read(rule, 'flex-flow') ?? ''} ${read(rule, 'flex-direction') ?? ''} ${read(rule, 'flex-wrap') ?? ''}`
  const each = (after: string) =>
    listSelectors(rule)
      .map((selector) => selector + after)
      .join(',')
  if (/column/.test(flow)) return `${each('>*+*')}{margin-block-start:${rowGap}}`
  if (!/(^| )wrap/.test(flow)) return `${each('>*+*')}{margin-inline-start:${columnGap}}`
  return `${each('>*')}{margin-block-end:${rowGap};margin-inline-end:${columnGap}}`
}

function listSelectors(rule: Rule): string[] {
  return rule.prelude.type === 'SelectorList'
    ? rule.prelude.children.toArray().map((selector) => generate(selector))
    : []
}

/** The height of a box with a ratio, from its width; a picture has a ratio of its own. */
function writeRatio(rule: Rule): string {
  const ratio = read(rule, 'aspect-ratio')
  const inlineSize = replaceFunctions(read(rule, 'inline-size') ?? '100%')
  if (ratio === undefined || inlineSize.endsWith('%')) return ''
  const [width = '1', height = '1'] = ratio.split('/')
  return `@supports ${withoutRatios}{${generate(rule.prelude)}{block-size:calc(${inlineSize}*${height}/${width})}}`
}

/**
 * A value with a function of newer browsers becomes one without it; the newer one stands in a condition, returned as a rule
 * that follows. Of two lines in one rule Lightning CSS drops the first, and a custom property takes any value. A gap has its
 * name of Chrome before 66 as well.
 */
function lowerValues(rule: Rule): string {
  const later: string[] = []
  rule.block.children.forEach((line, item, list) => {
    if (line.type !== 'Declaration') return
    const value = generate(line.value)
    const plain = replaceFunctions(value)
    if (plain !== value) {
      later.push(`${line.property}:${value}`)
      line.value = parse(plain, { context: 'value' }) as Declaration['value'] // of a value's own context
    }
    if (line.property !== 'gap') return
    const older = clone(line) as Declaration // the same kind of node
    older.property = 'grid-gap'
    list.insert(list.createItem(older), item)
  })
  if (later.length === 0) return ''
  return `@supports ${withFunctions}{${generate(rule.prelude)}{${later.join(';')}}}`
}

const functions = /(^|[\s,(*/+-])(min|max|clamp|env)\(/

/** A value without functions of newer browsers, good for a phone held upright. */
export function replaceFunctions(value: string): string {
  const found = functions.exec(value)
  if (!found) return replaceContainerUnits(value)
  const start = found.index + (found[1]?.length ?? 0)
  const open = value.indexOf('(', start)
  const close = findClose(value, open)
  const items = splitList(value.slice(open + 1, close), ',').map((one) => replaceFunctions(one.trim()))
  const isTrack = value.slice(0, start).endsWith('minmax(')
  const chosen = choose(found[2] ?? '', items, isTrack)
  const isSum = /[+*/-] /.test(chosen) && !chosen.startsWith('calc(')
  return replaceFunctions(value.slice(0, start) + (isSum ? `calc(${chosen})` : chosen) + value.slice(close + 1))
}

function choose(name: string, items: readonly string[], isTrack: boolean): string {
  const [first = '0px', second = '0px'] = items
  if (name === 'env') return items.length > 1 ? second : '0px'
  if (name === 'clamp') return second
  if (name === 'max') return first
  const isWhole = (item: string) => item === '100%'
  return items.find((item) => isWhole(item) !== isTrack) ?? first
}

/** Lengths of a container: those of the window, with room at its edges. */
function replaceContainerUnits(value: string): string {
  return value.replace(/([\d.]+)cq(i|b|w|h|min|max)\b/g, (_, size) => `${Number(size) * 0.88}vmin`)
}

function findClose(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`no end of ${text.slice(open)}`)
}

/** Parts of a list outside of brackets. */
function splitList(text: string, separator: ',' | ' '): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.filter((part) => part !== '')
}
