import ts from 'typescript'
import { type FileCheck, hasReason, isScript, lastLineOf, lineOf, walk } from './check.ts'

/** A cast or a suppression states its reason on the same line. Biome refuses `any` and `@ts-expect-error`. */
export const typeHoles: FileCheck = {
  name: 'type-holes',
  covers: isScript,
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      if (
        ts.isAsExpression(node) &&
        isCast(node) &&
        !hasReason(file, lineOf(file, node.type)) &&
        !hasReason(file, lastLineOf(file, node))
      ) {
        found.push({
          line: lineOf(file, node.type),
          message: 'a cast states its reason on the same line: as X // reason',
        })
      }
    })
    file.lines.forEach((text, index) => {
      const line = index + 1
      if (/\/[/*]\s*@ts-nocheck/.test(text)) found.push({ line, message: '@ts-nocheck hides every error of a file' })
      if (/\/[/*]\s*@ts-expect-error\s*(\*\/)?$/.test(text))
        found.push({ line, message: '@ts-expect-error states its reason' })
    })
    return found
  },
}

function isCast(node: ts.AsExpression): boolean {
  const { parent } = node
  if (ts.isTypeReferenceNode(node.type) && node.type.getText() === 'const') return false
  return !ts.isAsExpression(parent)
}
