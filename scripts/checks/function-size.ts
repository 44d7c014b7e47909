import ts from 'typescript'
import { type FileCheck, isScript, isTest, lastLineOf, lineOf, type SourceFile, walk } from './check.ts'

const LINES_MAX = 100

interface LongFunction {
  name: string
  line: number
  count: number
}

/** A function past 100 lines is several steps: each gets a name, and takes what it needs as arguments. */
export const functionSize: FileCheck = {
  name: 'function-size',
  covers: (path) => isScript(path) && !isTest(path) && !/\.spec\.tsx?$/.test(path),
  find: (file) => listLongFunctions(file).map(toFinding),
}

function toFinding({ name, line, count }: LongFunction) {
  return { line, message: `${name} has ${count} lines of ${LINES_MAX}: name its steps` }
}

function listLongFunctions(file: SourceFile): LongFunction[] {
  const found: LongFunction[] = []
  walk(file, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return
    const line = lineOf(file, node)
    const count = lastLineOf(file, node) - line + 1
    if (count > LINES_MAX) found.push({ name: nameOf(file, node), line, count })
  })
  return found
}

/** The function's own name, or that of the variable or property that holds it. */
function nameOf(file: SourceFile, { name, parent }: ts.SignatureDeclaration): string {
  const isHeld = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
  return (name ?? (isHeld ? parent.name : undefined))?.getText(file.syntax) ?? 'a function'
}
