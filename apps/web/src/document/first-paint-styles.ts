import type { Atrule, CssNode, Rule, SelectorList } from 'css-tree'
import parse from 'css-tree/parser'

/** What a document contains, as far as selectors name it. */
interface Markup {
  /** Its root's attributes that select rules by their values. */
  root: Readonly<Record<string, string>>
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
}

/** Whether something of the markup may match, now or in a later state of the same elements. */
type Match = (markup: Markup) => boolean
/** The part of a style sheet that a document needs, as CSS; empty if it needs none. */
type Part = (markup: Markup) => string

/**
 * Parses a style sheet once and returns the function that finds the rules which a document needs for its first paint, in
 * their order. States of its elements (`:active`, `[data-session]`) count as present. The document has to fit into the
 * first round trip of its connection; the whole style sheet arrives with the scripts.
 */
export function openFirstPaintStyles(css: string): (html: string) => string {
  const sheet = childrenOf(parse(css, { positions: true }))
  const named = sheet.flatMap((node) => findNamed(css, node) ?? [])
  const rules = openNodes(
    css,
    sheet.filter((node) => !findNamed(css, node)),
  )
  return (html) => {
    const used = rules(readMarkup(html))
    return used + named.map(({ name, text }) => (used.includes(name) ? text : '')).join('')
  }
}

function readMarkup(html: string): Markup {
  const list = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
  return {
    root: Object.fromEntries(
      rootAttributes.map((name) => [name, new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? '']),
    ),
    tags: new Set(list(/<([a-z][\w-]*)/g)),
    classes: new Set(list(/ class="([^"]*)"/g).flatMap((names) => names.split(' '))),
  }
}

const rootAttributes = ['data-template', 'data-script']

/** The rules of a sheet or of a conditional group. */
function openNodes(css: string, nodes: readonly CssNode[]): Part {
  const parts = nodes.map((node) => {
    if (node.type === 'Rule') return openRule(css, node)
    if (node.type === 'Atrule') return openGroup(css, node)
    return () => ''
  })
  return (markup) => parts.map((part) => part(markup)).join('')
}

function openRule(css: string, { prelude, block }: Rule): Part {
  const body = slice(css, block)
  const selectors = childrenOf(prelude).map((node) => ({ text: slice(css, node), match: openSelector(node) }))
  return (markup) => {
    const used = selectors.filter(({ match }) => match(markup)).map(({ text }) => text)
    return used.length === 0 ? '' : used.join(',') + body
  }
}

function openGroup(css: string, node: Atrule): Part {
  if (!node.block || findNamed(css, node)) return () => slice(css, node)
  const inner = openNodes(css, childrenOf(node.block))
  const head = `@${node.name}${node.prelude ? ` ${slice(css, node.prelude)}` : ''}`
  // Of a few visitors' devices, and bound to no class: it would be in every document, and comes with the whole sheet.
  if (head.includes('forced-colors')) return () => ''
  return (markup) => {
    const rules = inner(markup)
    return rules && `${head}{${rules}}`
  }
}

/** An animation or a font: needed if a used rule names it. */
function findNamed(css: string, node: CssNode): { name: string; text: string } | undefined {
  if (node.type !== 'Atrule' || !node.block) return undefined
  const text = slice(css, node)
  if (node.name === 'keyframes' && node.prelude) return { name: slice(css, node.prelude), text }
  if (node.name !== 'font-face') return undefined
  const family = childrenOf(node.block).find((line) => line.type === 'Declaration' && line.property === 'font-family')
  return family?.type === 'Declaration' ? { name: slice(css, family.value).replaceAll('"', ''), text } : undefined
}

function openSelector(selector: CssNode): Match {
  const matches = childrenOf(selector).map(openSimple)
  return (markup) => matches.every((match) => match(markup))
}

/** A simple selector; negations and states count as met. */
function openSimple(node: CssNode): Match {
  if (node.type === 'ClassSelector') return ({ classes }) => classes.has(node.name)
  if (node.type === 'TypeSelector') return ({ tags }) => node.name === '*' || tags.has(node.name)
  if (node.type === 'AttributeSelector' && rootAttributes.includes(node.name.name))
    return openAttribute(node.name.name, node.value)
  if (node.type !== 'PseudoClassSelector' || node.name === 'not') return () => true
  const [argument] = childrenOf(node)
  return argument?.type === 'SelectorList' ? openList(argument) : () => true
}

function openAttribute(name: string, value: CssNode | null): Match {
  const wanted = value?.type === 'String' ? value.value : value?.type === 'Identifier' ? value.name : undefined
  return ({ root }) => root[name] === wanted
}

function openList(list: SelectorList): Match {
  const matches = childrenOf(list).map(openSelector)
  return (markup) => matches.some((match) => match(markup))
}

function childrenOf(node: CssNode): CssNode[] {
  return 'children' in node && node.children ? node.children.toArray() : []
}

function slice(css: string, { loc }: CssNode): string {
  return loc ? css.slice(loc.start.offset, loc.end.offset) : ''
}
