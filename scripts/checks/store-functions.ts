import ts from 'typescript'
import { type FileCheck, isShipped, lineOf, type SourceFile, walk } from './check.ts'

/**
 * Every exported function of a store takes `tx` as required first argument, so that no work escapes its transaction.
 */
export const storeFunctions: FileCheck = {
  name: 'store-functions',
  covers: (path) => isShipped(path) && path.endsWith('.store.ts'),
  find(file) {
    return listExportedFunctions(file)
      .filter(({ parameters }) => !isTx(file, parameters[0]))
      .map(({ name, node }) => ({
        line: lineOf(file, node),
        message: `${name} takes tx: Tx as its required first argument`,
      }))
  },
}

interface ExportedFunction {
  name: string
  node: ts.Node
  parameters: readonly ts.ParameterDeclaration[]
}

function listExportedFunctions(file: SourceFile): ExportedFunction[] {
  const found: ExportedFunction[] = []
  walk(file, (node) => {
    if (ts.isFunctionDeclaration(node) && isExported(node)) {
      found.push({ name: node.name?.text ?? 'the function', node, parameters: node.parameters })
    }
    if (!ts.isVariableStatement(node) || !isExported(node)) return
    for (const { name, initializer } of node.declarationList.declarations) {
      if (initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))) {
        found.push({ name: name.getText(file.syntax), node, parameters: initializer.parameters })
      }
    }
  })
  return found
}

function isExported(node: ts.FunctionDeclaration | ts.VariableStatement): boolean {
  return node.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function isTx(file: SourceFile, parameter: ts.ParameterDeclaration | undefined): boolean {
  if (!parameter || parameter.questionToken || parameter.initializer) return false
  return parameter.name.getText(file.syntax) === 'tx' && /^Tx\b/.test(parameter.type?.getText(file.syntax) ?? '')
}
