import { describe, expect, it } from 'vitest'
import { findLostPaths } from './named-paths.ts'
import { checkRequirements, dropCited, findCitations, UNCITED } from './requirement-ids.ts'

/** Assembled, so that the samples of this file cite nothing themselves. */
const id = (number: string): string => ['FOOT', number].join('-')
const threat = (number: number): string => ['T', number].join('')

const page = {
  path: 'docs/requirements/foot.md',
  text: `| Id | Requirement | |\n|---|---|---|\n| ${id('01')} | a | |\n| ${id('02')} | b | |\n`,
}
const threats = { path: 'docs/threats.md', text: `| ${threat(7)} | a |\n` }
const list = (...ids: string[]) => ({
  path: UNCITED,
  text: `# Rows\n\n## FOOT\n\n${ids.map((i) => `- ${i}\n`).join('')}`,
})
const bare = { path: UNCITED, text: `- ${id('02')}\n` }
const file = (text: string) => ({ path: 'apps/web/src/foot.test.ts', text })
const test = (title: string) => file(`it('${title}', () => {})`)
const code = (text: string) => ({ path: 'apps/web/src/foot.ts', text })

describe('ids of requirements', () => {
  const all = `${id('01')}..02 ${threat(7)}`

  it.each([
    ['every row is cited', [page, threats, test(all)], []],
    ['a row is listed', [page, threats, test(`${id('01')} ${threat(7)}`), list(id('02'))], []],
    ['a row is neither', [page, threats, test(`${id('01')} ${threat(7)}`)], [`${page.path}:4`]],
    ['only code cites it', [page, threats, test(`${id('01')} ${threat(7)}`), code(id('02'))], [`${page.path}:4`]],
    ['a listed row is cited', [page, threats, test(all), list(id('02'))], [`${UNCITED}:5`]],
    ['a listed row is nowhere', [page, threats, test(all), list(id('44'))], [`${UNCITED}:5`]],
    ['a listed row has lost its heading', [page, threats, test(all.replace('..02', '')), bare], [`${UNCITED}:1`]],
    ['code cites what is nowhere', [page, threats, test(all), code(`\n// ${id('03')}`)], ['apps/web/src/foot.ts:2']],
    ['a range runs past the last', [page, threats, test(all), code(`${id('01')}..03`)], ['apps/web/src/foot.ts:1']],
    ['a threat is nowhere', [page, threats, test(all), code(threat(8))], ['apps/web/src/foot.ts:1']],
    ['something else looks alike', [page, threats, test(all), code('UTF-16 SHA-256 T-1001 T00 2026-01-01T10')], []],
  ])('%s', (_, files, places) => {
    expect(checkRequirements(files).map(({ path, line }) => `${path}:${line}`)).toEqual(places)
  })

  it('DEC-25 a threat without a test is found', () => {
    const found = checkRequirements([page, threats, test(`${id('01')}..02`)])
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining(`no title of a test cites ${threat(7)}`),
    ])
  })

  it('says what to edit', () => {
    const [nowhere] = checkRequirements([page, threats, test(all), code(id('03'))])
    expect(nowhere?.message).toContain('add its row to docs/requirements/foot.md')
    const [uncited] = checkRequirements([page, threats, test(`${id('01')} ${threat(7)}`)])
    expect(uncited?.message).toContain(`add "- ${id('02')}" under "## FOOT" of ${UNCITED}`)
    const [cited] = checkRequirements([page, threats, test(all), list(id('02'))])
    expect(cited?.message).toContain('delete this line, or run npm run uncited')
  })

  it('takes cited rows, and areas without rows, out of the list', () => {
    const cited = test(id('02'))
    expect(dropCited([page, threats, cited, list(id('01'), id('02'))])).toBe(`# Rows\n\n## FOOT\n\n- ${id('01')}\n`)
    expect(dropCited([page, threats, cited, list(id('02'))])).toBe('# Rows\n')
    const twice = list(id('01'), id('02'), id('01'))
    expect(dropCited([page, threats, cited, twice])).toBe(`# Rows\n\n## FOOT\n\n- ${id('01')}\n`)
  })

  describe('a citation is the title of a test that runs', () => {
    const cited = `${id('02')} shows`
    const inGroup = (group: string, inner: string) => `${group}('${cited}', () => { ${inner} })`
    const each = (rows: string, title: string) => `it.each(${rows})('${title}', () => {})`

    it.each([
      ['a test', `it('${cited}', () => {})`],
      ['a journey with a tag', `test('${cited}', { tag: '@twice' }, async () => {})`],
      ['a template', `it(\`${cited} \${language}\`, () => {})`],
      ['a test inside a group', `describe('foot', () => { it('${cited}', () => {}) })`],
      ['a group with a test', inGroup('describe', `it('a', () => {})`)],
      ['a group of journeys', inGroup('test.describe', `test('a', () => {})`)],
      ['a group on one database', inGroup('describe.runIf(isServed)', `it.skipIf(isSlow)('a', () => {})`)],
      ['the title over a table', each('rows', `${cited} %s`)],
      ['a row of a table', each(`[['${cited}', 1], ['b', 2]]`, '%s: %i')],
      ['the second cell of a row', each(`[['a', '${cited}']] as const`, '%s of %s')],
      ['a named cell', each(`[{ name: '${cited}' }] satisfies Row[]`, '$name holds')],
      ['a range of eight rows', `it('${id('02')}..09', () => {})`],
    ])('%s cites', (_, text) => {
      expect(dropCited([page, file(text), list(id('02'))])).toBe('# Rows\n')
    })

    it.each([
      ['a comment', `it('a', () => {}) // ${cited}`],
      ['a string in a body', `it('a', () => { open('${cited}') })`],
      ['a step of a journey', `test('a', async () => { await test.step('${cited}', go) })`],
      ['a skipped test', `it.skip('${cited}', () => {})`],
      ['a test of a skipped group', `describe.skip('foot', () => { it('${cited}', () => {}) })`],
      ['a journey to be mended', `test.fixme('${cited}', () => {})`],
      ['a test that must fail', `it.fails('${cited}', () => {})`],
      ['a test to be written', `it.todo('${cited}')`],
      ['a group without a test that runs', inGroup('describe', `it.skip('a', () => {})`)],
      ['a group of journeys without one that runs', inGroup('test.describe', `test.skip('a', () => {})`)],
      ['a cell that the title does not show', each(`[['a', '${cited}']]`, '%s')],
      ['a named cell that the title does not show', each(`[{ name: '${cited}' }]`, '$id holds')],
      ['a range of nine rows', `it('${id('02')}..10', () => {})`],
    ])('%s does not cite', (_, text) => {
      expect(dropCited([page, file(text), list(id('02'))])).toContain(id('02'))
    })

    it('a title outside of a file of tests does not cite', () => {
      const helper = { ...test(cited), path: 'apps/web/src/testing/foot.ts' }
      expect(dropCited([page, helper, list(id('02'))])).toContain(id('02'))
    })
  })

  it('reads each row of a range', () => {
    expect([...findCitations(`${id('09')}..11`, new Set(['FOOT']))].map((found) => found.id)).toEqual(
      ['09', '10', '11'].map(id),
    )
  })
})

it.each([
  ['`apps/web/src/routes.ts` and `src/routes.ts`', []],
  ['`web/src/` and `routes.ts`', []],
  ['`/m/home`, `npm start`, `app.merchant`', []],
  ['`apps/web/src/gone.ts`', ['apps/web/src/gone.ts']],
  ['`web/gone/`', ['web/gone/']],
  ['`@foyer/money/gone`, `.test.tsx`, `DATA_DIR/secrets.json`', []],
])('the paths of %s exist but %j', (text, lost) => {
  const found = findLostPaths([{ path: 'docs/flows/a.md', text }], ['apps/web/src/routes.ts'])
  expect(found.map(({ message }) => message)).toEqual(lost.map((name) => `${name} does not exist`))
})

it.each([
  ['docs/architecture.md', 1],
  ['docs/decisions/013-one-browser-one-member.md', 1],
  ['docs/operations.md', 1],
  ['docs/style.md', 1],
  ['docs/pitfalls.md', 0],
])('paths of %s are checked: %i lost', (path, count) => {
  expect(findLostPaths([{ path, text: '`src/gone.ts`' }], [])).toHaveLength(count)
})
