import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** One problem to fix: its place, its check, and the remedy. */
export interface Finding {
  path: string
  line: number
  check: string
  message: string
}

/** A file of the project, its syntax parsed on first access. */
export interface SourceFile {
  path: string
  text: string
  lines: string[]
  syntax: ts.SourceFile
}

/** A check of one file at a time. `covers` decides by the path alone. */
export interface FileCheck {
  name: string
  covers(path: string): boolean
  find(file: SourceFile): Array<{ line: number; message: string }>
}

export const isScript = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing(\/|-[^/]*\.ts$|\.ts$)|^e2e\//.test(path)
export const isShipped = (path: string): boolean => /^(apps|packages)\//.test(path) && isScript(path) && !isTest(path)

/** Code that runs in a member's browser. */
export const isBrowserCode = (path: string): boolean =>
  /^apps\/(web\/src\/|(?!server\/)[^/]+\/src\/(pages\/|games\/.+\.tsx$))/.test(path) && isScript(path) && !isTest(path)

/** Creates the input of checks, from the path below the root and the text. */
export function createSourceFile(path: string, text: string): SourceFile {
  let syntax: ts.SourceFile | undefined
  return {
    path,
    text,
    lines: text.split('\n'),
    get syntax() {
      syntax ??= ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, scriptKind(path))
      return syntax
    },
  }
}

/** Reads a file below `root`. */
export function readSourceFile(root: string, path: string): SourceFile {
  return createSourceFile(path, readFileSync(join(root, path), 'utf8'))
}

/** Visits every node of a file, parents before children. */
export function walk(file: SourceFile, visit: (node: ts.Node) => void): void {
  const step = (node: ts.Node): void => {
    visit(node)
    ts.forEachChild(node, step)
  }
  step(file.syntax)
}

/** The line on which a node begins, from 1. */
export function lineOf(file: SourceFile, node: ts.Node): number {
  return file.syntax.getLineAndCharacterOfPosition(node.getStart(file.syntax)).line + 1
}

/** The line on which a node ends, from 1. */
export function lastLineOf(file: SourceFile, node: ts.Node): number {
  return file.syntax.getLineAndCharacterOfPosition(node.getEnd()).line + 1
}

/** True when a line ends with a comment of at least two words. */
export function hasReason(file: SourceFile, line: number): boolean {
  return /(?<!:)\/[/*]\s*\S+\s+\S+/.test(file.lines[line - 1] ?? '')
}

/** Runs one check over files and returns what it found. */
export function runFileCheck(check: FileCheck, files: SourceFile[]): Finding[] {
  return files
    .filter((file) => check.covers(file.path))
    .flatMap((file) => check.find(file).map((finding) => ({ ...finding, path: file.path, check: check.name })))
}

function scriptKind(path: string): ts.ScriptKind {
  return path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}
