import { languageCodes } from '@foyer/contract'
import ts from 'typescript'
import { type FileCheck, isBrowserCode, isShipped, isTest, lineOf, walk } from './check.ts'

const codes = new Set<string>(languageCodes)
/** The list itself, the specification's table of selectable languages, and the demo merchants' texts. */
const isList = (path: string): boolean =>
  /^packages\/contract\/src\/languages\.ts$|^apps\/server\/demo\/seed\//.test(path)

/** packages/contract defines the languages: no other code lists them or branches on one (LANG-01). */
export const languageData: FileCheck = {
  name: 'language-data',
  covers: (path) => isShipped(path) && !isTest(path) && !isList(path),
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      if (listsLanguages(node) || branchesOnLanguage(file.syntax, node))
        found.push({
          line: lineOf(file, node),
          message: 'languages come from languageCodes of packages/contract',
        })
    })
    return found
  },
}

function listsLanguages(node: ts.Node): boolean {
  const names = ts.isArrayLiteralExpression(node)
    ? node.elements.filter(ts.isStringLiteral).map(({ text }) => text)
    : ts.isObjectLiteralExpression(node)
      ? node.properties.flatMap(({ name }) =>
          name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : [],
        )
      : []
  return (
    names.length > 1 &&
    names.every((name) => /^[A-Z]{2}$/.test(name)) &&
    names.filter((name) => codes.has(name)).length > 1
  )
}

/** `language === 'XX'`; a country's code looks the same, so the other side must name a language. */
function branchesOnLanguage(file: ts.SourceFile, node: ts.Node): boolean {
  if (!ts.isStringLiteral(node) || !codes.has(node.text)) return false
  const { parent } = node
  if (ts.isCaseClause(parent)) return /lang/i.test(parent.parent.parent.expression.getText(file))
  return (
    ts.isBinaryExpression(parent) &&
    /[!=]==/.test(parent.operatorToken.getText(file)) &&
    /lang/i.test(parent.getText(file))
  )
}

const SHOWN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'label',
])
const LETTER = /\p{L}/u
/** A component of ours may take the id of its text. */
const TEXT_ID = /^[a-z]\w*(\.[\w-]+)+$/i

/** Texts for members are in packages/messages, never in markup (LANG-01); samples of the design page are for us. */
export const translatedTexts: FileCheck = {
  name: 'translated-texts',
  covers: (path) => isBrowserCode(path) && path.endsWith('.tsx') && !path.startsWith('apps/web/src/design/'),
  find(file) {
    const found: ReturnType<FileCheck['find']> = []
    walk(file, (node) => {
      const text = readShownText(node)
      if (text && LETTER.test(text) && !TEXT_ID.test(text))
        found.push({ line: lineOf(file, node), message: `"${text.trim()}" is not translated` })
    })
    return found
  },
}

function readShownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text
  if (!ts.isStringLiteralLike(node)) return undefined
  const { parent } = node
  const attribute = ts.isJsxExpression(parent) ? parent.parent : parent
  if (ts.isJsxAttribute(attribute)) return SHOWN.has(attribute.name.getText()) ? node.text : undefined
  return ts.isJsxExpression(parent) ? node.text : undefined
}
