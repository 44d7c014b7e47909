import ts from 'typescript'
import { type FileCheck, hasReason, isBrowserCode, isScript, isShipped, isTest, lineOf, walk } from './check.ts'

const IMPURE =
  /^(Date\.now|new Date\(\)|Math\.random|performance\.now|process\.(env|hrtime)|randomBytes|randomInt|randomUUID|crypto\.(random|getRandom)\w+)/

/** .rules.ts have no clock and no randomness of their own: both are arguments. */
export const pureRules: FileCheck = {
  name: 'pure-rules',
  covers: (path) => isShipped(path) && /\.rules\.tsx?$/.test(path),
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      const isUse = ts.isNewExpression(node) || ts.isPropertyAccessExpression(node) || ts.isIdentifier(node)
      const use = isUse ? IMPURE.exec(node.getText(file.syntax))?.[0] : undefined
      if (use) found.push({ line: lineOf(file, node), message: `${use} is an argument of a rule, never its own doing` })
      if (ts.isAwaitExpression(node)) found.push({ line: lineOf(file, node), message: 'a rule waits for nothing' })
    })
    return found
  },
}

/**
 * A phone's clock may be wrong by a day: countdowns and expiries in the browser use the server's. The cache lifetime of
 * the platform's client is measured on this device.
 */
export const serverClock: FileCheck = {
  name: 'server-clock',
  covers: (path) => isBrowserCode(path) && !/\/lib\/((clock|api)\.ts$|wps\/)/.test(path),
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      const isUse = ts.isNewExpression(node) || ts.isPropertyAccessExpression(node)
      if (isUse && /^(Date\.now|new Date\(\))$/.test(node.getText(file.syntax)))
        found.push({ line: lineOf(file, node), message: 'the time comes from the clock of lib/clock.ts' })
    })
    return found
  },
}

/** Decisions on an error use its code, never its message, which is for people. */
export const errorMessages: FileCheck = {
  name: 'error-messages',
  covers: isShipped,
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    const pattern =
      /\b(err|error|cause|reason|failure|exception)\w*\??\.message\s*(===|!==|\.(includes|match|startsWith|endsWith|search)\()|\.test\((err|error|cause|reason)\w*\.message/
    file.lines.forEach((text, index) => {
      if (pattern.test(text))
        found.push({ line: index + 1, message: 'decide by the code of an error, not by its words' })
    })
    return found
  },
}

/** An endless loop states on its line what ends it. */
export const boundedLoops: FileCheck = {
  name: 'bounded-loops',
  covers: isScript,
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      const isEndless =
        (ts.isWhileStatement(node) && node.expression.kind === ts.SyntaxKind.TrueKeyword) ||
        (ts.isDoStatement(node) && node.expression.kind === ts.SyntaxKind.TrueKeyword) ||
        (ts.isForStatement(node) && !node.condition)
      const line = lineOf(file, node)
      if (isEndless && !hasReason(file, line))
        found.push({ line, message: 'an endless loop states on its line what ends it' })
    })
    return found
  },
}

/** Settings are read and checked in one place, so that a wrong one is reported before any work begins. */
export const settingsPlace: FileCheck = {
  name: 'settings-place',
  covers: (path) => isShipped(path) && !/\/(config|settings)\.ts$|\.config\.ts$/.test(path),
  find(file) {
    return file.lines.flatMap((text, index) =>
      /\bprocess\.env\b/.test(text.replace(/\/\/.*/, ''))
        ? [{ line: index + 1, message: 'settings come in as arguments from scripts/settings.ts' }]
        : [],
    )
  },
}

const MERCHANT = /^(aurora|lotus)$/

/** No `if` on a merchant's code: differences between merchants are data. */
export const merchantData: FileCheck = {
  name: 'merchant-data',
  covers: (path) => isShipped(path) && !isTest(path),
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      const isCompared =
        (ts.isBinaryExpression(node.parent ?? node) && isEquality(node.parent)) || ts.isCaseClause(node.parent ?? node)
      if (ts.isStringLiteral(node) && MERCHANT.test(node.text) && isCompared) {
        found.push({ line: lineOf(file, node), message: 'what differs between merchants is data, not an if' })
      }
    })
    return found
  },
}

function isEquality(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return false
  const { kind } = node.operatorToken
  return kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
}
