import ts from 'typescript'
import { type FileCheck, isScript, lineOf, walk } from './check.ts'

const PHYSICAL =
  /^(left|right|top|bottom|(margin|padding|scroll-margin|scroll-padding)-(left|right|top|bottom)|border-(left|right|top|bottom)(-(color|style|width))?|border-(top|bottom)-(left|right)-radius)$/
/** Block direction is the same in every supported language, so its physical names are permitted. */
const BLOCK = /(^|-)(top|bottom)(-(color|style|width))?$/
const SIDED_VALUES: Record<string, RegExp> = {
  'text-align': /^(left|right)\b/,
  float: /^(left|right)\b/,
  clear: /^(left|right)\b/,
  'background-position': /\b(left|right)\b/,
}
const FOUR_SIDED = /^(margin|padding|inset|border-(width|color|style)|scroll-(margin|padding))$/

/** Inline direction is written logically, for right-to-left layouts (DEC-36). */
export const logicalCss: FileCheck = {
  name: 'logical-css',
  covers: (path) => path.endsWith('.css'),
  find(file) {
    const plain = file.text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    return [...plain.matchAll(/([{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)/g)].flatMap((match) => {
      const message = check(match[2] ?? '', (match[3] ?? '').trim())
      const line = plain.slice(0, match.index + (match[1]?.length ?? 0)).split('\n').length
      return message ? [{ line, message }] : []
    })
  },
}

/** The same for styles in script: `style={{ marginLeft: … }}`. */
export const logicalStyleProps: FileCheck = {
  name: 'logical-css',
  covers: (path) => path.endsWith('.tsx') && isScript(path),
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      if (!ts.isJsxAttribute(node) || node.name.getText(file.syntax) !== 'style') return
      const visit = (child: ts.Node): void => {
        if (ts.isPropertyAssignment(child)) {
          const property = child.name.getText(file.syntax).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
          const value = ts.isStringLiteralLike(child.initializer) ? child.initializer.text : ''
          const message = check(property, value)
          if (message) found.push({ line: lineOf(file, child), message })
        }
        ts.forEachChild(child, visit)
      }
      visit(node)
    })
    return found
  },
}

function check(property: string, value: string): string | undefined {
  if (PHYSICAL.test(property) && !BLOCK.test(property))
    return `${property} is physical: use its inline-start or inline-end form`
  if (SIDED_VALUES[property]?.test(value)) return `${property}: ${value} is physical: use start or end`
  const sides = value.split(/\s+(?![^(]*\))/)
  if (FOUR_SIDED.test(property) && sides.length === 4 && sides[1] !== sides[3]) {
    return `${property}: ${value} differs left from right: use ${property}-inline`
  }
  return undefined
}
