import ts from 'typescript'
import { type FileCheck, isShipped, lineOf, walk } from './check.ts'

/** Every endpoint states its access as a literal, never as a computed value or a spread. */
export const endpointAccess: FileCheck = {
  name: 'endpoint-access',
  covers: isShipped,
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText(file.syntax) !== 'endpoint') return
      const [description] = node.arguments
      const access =
        description && ts.isObjectLiteralExpression(description)
          ? description.properties.find((property) => property.name?.getText(file.syntax) === 'access')
          : undefined
      if (!access || !ts.isPropertyAssignment(access) || !isLiteral(access.initializer)) {
        found.push({ line: lineOf(file, node), message: 'endpoint() states its access as a literal' })
      }
    })
    return found
  },
}

function isLiteral(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 && node.elements.every(isLiteral)
  if (ts.isAsExpression(node)) return isLiteral(node.expression)
  return ts.isStringLiteral(node)
}
