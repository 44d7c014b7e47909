import ts from 'typescript'
import { type FileCheck, isBrowserCode, lineOf, type SourceFile, walk } from './check.ts'

const isFacade = (path: string): boolean =>
  /\/src\/(pages\/)?lib\/(navigation|link|safe-image|frame|firebase\/vendor-script)\.tsx?$/.test(path)

const LEAVING = new Set(['href', 'pathname', 'search', 'hash', 'host', 'hostname', 'port', 'protocol'])
const LEAVING_CALLS = new Set(['assign', 'replace', 'reload'])
/** Attributes for targets and sources of an element, in React's and the DOM's spelling. */
const TARGETS = new Set(
  ['href', 'xlinkHref', 'xlink:href', 'src', 'srcSet', 'srcDoc', 'action', 'formAction', 'data', 'poster', 'ping'].map(
    (name) => name.toLowerCase(),
  ),
)
/** Elements whose other attributes may be spread, but never their target. */
const LEADING_TAGS = new Set([
  'a',
  'area',
  'base',
  'form',
  'iframe',
  'frame',
  'embed',
  'object',
  'img',
  'link',
  'script',
])
const FACADE_MESSAGE =
  'an address that is gone to or loaded passes decideAddress and lib/navigation, lib/link, lib/safe-image or lib/frame'

/** Addresses are opened and loaded in one place, so that one function decides about every target (DEC-13, DEC-24). */
export const navigationFacade: FileCheck = {
  name: 'navigation-facade',
  covers: (path) => isBrowserCode(path) && !isFacade(path),
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      if (isAssignedTarget(file, node) || isLeavingCall(file, node) || isJsxTarget(file, node)) {
        found.push({ line: lineOf(file, node), message: FACADE_MESSAGE })
      }
    })
    return found
  },
}

const MARKUP = new Set(['innerHTML', 'outerHTML', 'srcdoc', 'dangerouslySetInnerHTML', 'srcDoc'])
const MARKUP_CALLS = new Set([
  ...['insertAdjacentHTML', 'setHTMLUnsafe', 'parseHTMLUnsafe', 'createContextualFragment', 'parseFromString'],
  ...['write', 'writeln', 'execCommand'],
])
const RUNNING = new Set(['eval', 'Function'])

/** External text stays text: no code creates markup or script from it (T33). */
export const textStaysText: FileCheck = {
  name: 'text-stays-text',
  covers: isBrowserCode,
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      const name = readMarkup(file, node)
      if (name) found.push({ line: lineOf(file, node), message: `${name} makes more than text of a text` })
    })
    return found
  },
}

function readMarkup(file: SourceFile, node: ts.Node): string | undefined {
  if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression))
    return RUNNING.has(node.expression.text) ? node.expression.text : undefined
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
    const name = node.name.getText(file.syntax)
    return MARKUP.has(name) ? name : undefined
  }
  if (ts.isBinaryExpression(node) && isAssignment(node) && ts.isPropertyAccessExpression(node.left))
    return MARKUP.has(node.left.name.text) ? node.left.name.text : undefined
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  const { name, expression } = node.expression
  const isOfDocument = !name.text.startsWith('write') || /(^|\.)document$/.test(expression.getText(file.syntax))
  return MARKUP_CALLS.has(name.text) && isOfDocument ? name.text : undefined
}

function isAssignment(node: ts.BinaryExpression): boolean {
  const { kind } = node.operatorToken
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
}

/** `location = x`, `location.href = x`, `location['href'] = x`, `link.href = x`. */
function isAssignedTarget(file: SourceFile, node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !isAssignment(node)) return false
  const { left, right } = node
  if (isLocation(file, left)) return true
  const name = memberName(left)
  if (name === undefined || !(ts.isPropertyAccessExpression(left) || ts.isElementAccessExpression(left))) return false
  if (isLocation(file, left.expression)) return LEAVING.has(name)
  return TARGETS.has(name.toLowerCase()) && !isFixed(right)
}

function isLeavingCall(file: SourceFile, node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false
  const callee = node.expression
  if (ts.isIdentifier(callee)) return callee.text === 'open' && !isDeclared(file, 'open')
  const name = memberName(callee)
  if (name === undefined || !(ts.isPropertyAccessExpression(callee) || ts.isElementAccessExpression(callee)))
    return false
  const owner = callee.expression.getText(file.syntax)
  if (name === 'open') return /^(window|globalThis|self|top|parent|document)$/.test(owner)
  if (name === 'navigate') return /^((window|globalThis|self)\.)?navigation$/.test(owner)
  if (name === 'setAttribute' || name === 'setAttributeNS') return setsTarget(node.arguments)
  return LEAVING_CALLS.has(name) && isLocation(file, callee.expression)
}

function setsTarget(given: ts.NodeArray<ts.Expression>): boolean {
  const [value, name] = [...given].reverse()
  if (!name || !value || isFixed(value)) return false
  return !ts.isStringLiteral(name) || TARGETS.has(name.text.toLowerCase())
}

/** `<a href={x}>`, `<form action={x}>`, `<img src={x}>`, `<a {...x}>`; components of ours have types of their own. */
function isJsxTarget(file: SourceFile, node: ts.Node): boolean {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return false
  const tag = node.tagName.getText(file.syntax)
  if (!/^[a-z]/.test(tag)) return false
  return node.attributes.properties.some((attribute) => {
    if (ts.isJsxSpreadAttribute(attribute)) return LEADING_TAGS.has(tag)
    if (!TARGETS.has(attribute.name.getText(file.syntax).toLowerCase())) return false
    const value = attribute.initializer
    return (
      value !== undefined && ts.isJsxExpression(value) && value.expression !== undefined && !isFixed(value.expression)
    )
  })
}

/** A literal text, an inline image, or a change of this page's query or fragment only. */
function isFixed(node: ts.Expression): boolean {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return !/^\s*javascript:/i.test(node.text)
  return ts.isTemplateExpression(node) && /^([?#]|data:image\/)/.test(node.head.text)
}

function memberName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  const isNamed = ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)
  return isNamed ? node.argumentExpression.text : undefined
}

function isLocation(file: SourceFile, node: ts.Node): boolean {
  return /^((window|globalThis|self|document|top|parent)\??\.)*location$/.test(node.getText(file.syntax))
}

function isDeclared(file: SourceFile, name: string): boolean {
  return new RegExp(`\\b(const|let|function)\\s+${name}\\b|[{,]\\s*${name}\\s*[,}:]`).test(file.text)
}
