import { describe, expect, it } from 'vitest'
import { createSourceFile, type FileCheck, runFileCheck } from './check.ts'
import { fileChecks } from './index.ts'

interface Sample {
  path: string
  broken: string[]
  sound: string[]
}

const filler = (lines: number): string => 'export const x = 1\n'.repeat(lines)
/** A function's head, its body and its end. */
const functionOf = (lines: number, head = 'function build() {'): string => `${head}\n${'use()\n'.repeat(lines - 2)}}`

/** For each check samples that violate it, and similar ones that do not. */
const samples: Record<string, Sample[]> = {
  'sql-places': [
    {
      path: 'apps/server/src/member/member.routes.ts',
      broken: [
        'await tx.execute(sql`SELECT 1`)',
        "query('select id from member where id = $1')",
        ['query(`UPDATE account SET balance = ', '{balance}`)'].join('$'),
      ],
      sound: ["const text = 'Select a game from the list below'.length", "log('update account')"],
    },
    { path: 'apps/server/src/member/member.store.ts', broken: [], sound: ['await tx.execute(sql`SELECT 1`)'] },
  ],
  'browser-apis': [
    {
      path: 'apps/web/src/features/wallet/wallet-screen.tsx',
      broken: [
        "await fetch('/wps')",
        'window.localStorage.clear()',
        "sessionStorage.getItem('a')",
        "document.cookie = 'a=b'",
        "navigator.sendBeacon('/a')",
        'const send = fetch',
      ],
      sound: ['query.fetch()', 'const options = { fetch: 1 }', 'type Send = typeof fetch'],
    },
    { path: 'apps/web/src/lib/wps/wps.ts', broken: [], sound: ["await fetch('/wps')"] },
    { path: 'apps/arcade/src/pages/ticket.tsx', broken: ["await fetch('/wps')"], sound: [] },
  ],
  'navigation-facade': [
    {
      path: 'apps/web/src/features/wallet/wallet-screen.tsx',
      broken: [
        "location.href = '/a'",
        'window.location = url',
        'location.replace(url)',
        'location.reload()',
        'window.open(url)',
        'open(url)',
        "location['href'] = url",
        'window.top.location = url',
        'document.location.assign(url)',
        "location['replace'](url)",
        'location.hash += url',
        'link.href = url',
        'form.action = url',
        'button.formAction = url',
        'image.src = url',
        "link.setAttribute('href', url)",
        'link.setAttribute(name, url)',
        "use.setAttributeNS(space, 'xlink:href', url)",
        'navigation.navigate(url)',
        'const a = <a href={url}>b</a>',
        ['const a = <a href={`/m/', '{url}`}>b</a>'].join('$'),
        "const a = <a href={'javascript:alert(1)'}>b</a>",
        'const a = <a {...rest}>b</a>',
        'const a = <form action={url} />',
        'const a = <button formAction={url} />',
        'const a = <img src={url} alt="" />',
        'const a = <iframe src={url} />',
        'const a = <object data={url} />',
      ],
      sound: [
        'const page = location.pathname',
        'text.replace(a, b)',
        'dialog.open(url)',
        'const location = useLocation()',
        'const open = () => 1; open()',
        "link.rel = 'preload'",
        "link.setAttribute('aria-label', text)",
        'const a = <a href="/m/home">b</a>',
        'const a = <a href="#content">b</a>',
        ['const a = <a href={`?language=', '{code}`}>b</a>'].join('$'),
        ['image.src = `data:image/', '{format};base64,x`'].join('$'),
        'const a = <Link href={page}>b</Link>',
        'const a = <input {...rest} />',
        'const a = <form onSubmit={send} />',
      ],
    },
    {
      path: 'apps/arcade/src/pages/app/shell.tsx',
      broken: ['const a = <a href={player.backUrl}>b</a>'],
      sound: [],
    },
    {
      path: 'apps/web/src/lib/navigation.tsx',
      broken: [],
      sound: ['location.assign(url)', 'const a = <a {...props} />'],
    },
    { path: 'apps/web/src/lib/safe-image.tsx', broken: [], sound: ['const a = <img src={url} />'] },
    { path: 'apps/web/src/lib/frame.ts', broken: [], sound: ['frame.src = address'] },
    { path: 'apps/web/src/app/script-frame.ts', broken: ['frame.src = address'], sound: [] },
  ],
  'text-stays-text': [
    {
      path: 'apps/web/src/lib/navigation.tsx',
      broken: [
        'node.innerHTML = text',
        'node.outerHTML += text',
        "node.insertAdjacentHTML('beforeend', text)",
        'document.write(text)',
        'frame.srcdoc = text',
        'const a = <b dangerouslySetInnerHTML={{ __html: text }} />',
        'const a = { dangerouslySetInnerHTML: { __html: text } }',
        'const a = <iframe srcDoc={text} />',
        'range.createContextualFragment(text)',
        "new DOMParser().parseFromString(text, 'text/html')",
        'eval(text)',
        'const a = new Function(text)',
      ],
      sound: ['node.textContent = text', 'storage.write(text)', 'const a = <b>{text}</b>'],
    },
  ],
  'logical-css': [
    {
      path: 'packages/ui/src/button.module.css',
      broken: [
        '.a { margin-left: 1px }',
        '.a { left: 0 }',
        '.a { border-top-left-radius: 1px }',
        '.a { text-align: right }',
        '.a { padding: 1px 2px 3px 4px }',
        '.a { color: red; float: left; }',
      ],
      sound: [
        '.a { margin-inline-start: 1px; margin-top: 1px }',
        '.a { text-align: start }',
        '.a { padding: 1px 2px 3px 2px }',
        '/* left: 0 */ .left { inset-inline-start: 0 }',
      ],
    },
    {
      path: 'packages/ui/src/button.tsx',
      broken: ['const a = <b style={{ marginLeft: 1 }} />', "const a = <b style={{ textAlign: 'left' }} />"],
      sound: ['const a = <b style={{ marginInlineStart: 1 }} />', 'const a = { marginLeft: 1 }'],
    },
  ],
  'store-functions': [
    {
      path: 'apps/server/src/member/member.store.ts',
      broken: [
        'export async function findMember(id: string) {}',
        'export function findMember(tx?: Tx) {}',
        'export const findMember = (database: Database) => 1',
        'export function findMember(tx: Database) {}',
      ],
      sound: [
        'export function findMember(tx: Tx, id: string) {}',
        'function toMember(row: Row) {}',
        'export type Tx = 1',
      ],
    },
  ],
  'endpoint-access': [
    {
      path: 'packages/contract/src/member.ts',
      broken: [
        "const a = endpoint({ method: 'GET' })",
        'const a = endpoint({ access: who })',
        'const a = endpoint({ ...base })',
        'const a = endpoint(base)',
        'const a = endpoint({ access: [] })',
      ],
      sound: ["const a = endpoint({ access: 'member' })", "const a = endpoint({ access: ['member', 'agent'] })"],
    },
  ],
  'type-holes': [
    {
      path: 'apps/server/src/http/a.ts',
      broken: [
        'const a = b as Member',
        'const a = b as unknown as Member',
        ['// @ts', 'nocheck\nconst a = b'].join('-'),
        '// @ts-expect-error\nconst a = b',
        "const a = b as Member + 'http://a b'",
      ],
      sound: [
        'const a = b as Member // the store returned it',
        "const a = ['x'] as const",
        'const a = <b c={d as Member /* the store returned it */} />'.replace(/<b c=\{(.*)\} \/>/, '$1'),
        '// @ts-expect-error the type of the library is too narrow\nconst a = b',
      ],
    },
  ],
  'file-size': [
    { path: 'apps/server/src/http/a.ts', broken: [filler(301)], sound: [filler(299)] },
    { path: 'apps/server/src/http/a.test.ts', broken: [], sound: [filler(301)] },
  ],
  'function-size': [
    {
      path: 'apps/server/src/http/a.ts',
      broken: [
        functionOf(101),
        functionOf(101, 'const build = async () => {'),
        functionOf(101, 'export default function () {'),
        `on(${functionOf(101, '(call) => {')})`,
        `class A { ${functionOf(101, 'build() {')} }`,
        `const a = { ${functionOf(101, 'build() {')} }`,
      ],
      sound: [
        functionOf(100),
        `${functionOf(60)}\n${functionOf(60, 'function read() {')}`,
        `const a = [\n${'1,\n'.repeat(101)}]`,
        `interface A { build(\n${'a: 1,\n'.repeat(101)}): void }`,
      ],
    },
    { path: 'scripts/a.ts', broken: [functionOf(101)], sound: [] },
    { path: 'bench/a.ts', broken: [functionOf(101)], sound: [] },
    ...['apps/web/src/a.test.tsx', 'e2e/a.spec.ts', 'apps/server/src/testing/a.ts', 'apps/web/testing/a.tsx'].map(
      (path) => ({ path, broken: [], sound: [functionOf(101)] }),
    ),
  ],
  'file-names': [
    { path: 'apps/server/src/member/session.store.ts', broken: [''], sound: [] },
    { path: 'apps/web/src/features/deposit/deposit-screen.tsx', broken: [], sound: [''] },
    { path: 'apps/web/src/features/games/game-tile.tsx', broken: [], sound: [''] },
    { path: 'apps/web/src/ui/Button.module.css', broken: [''], sound: [] },
  ],
  'workspace-facades': [
    {
      path: 'apps/server/src/http/a.ts',
      broken: [
        "import { a } from '@foyer/money/src/amount.ts'",
        "import { a } from '../../../../packages/money/src/index.ts'",
        "const a = await import('../../../web/src/a.ts')",
        "export * from '../../../../scripts/a.ts'",
      ],
      sound: ["import { a } from '@foyer/money'", "import { a } from '../modules/a/index.ts'"],
    },
    {
      path: 'scripts/integration/a.test.ts',
      broken: ["import { a } from '@foyer/money/src/a.ts'"],
      sound: ["import { a } from '../../apps/server/src/a.ts'"],
    },
    { path: 'bench/a.ts', broken: [], sound: ["import { a } from '../apps/server/src/a.ts'"] },
    { path: 'scripts/a.ts', broken: ["import { a } from '../apps/server/src/a.ts'"], sound: [] },
  ],
  'pure-rules': [
    {
      path: 'apps/server/src/member/member.rules.ts',
      broken: [
        'const a = Date.now()',
        'decide(Math.random())',
        'const a = new Date()',
        'const a = await load()',
        'use(randomBytes(16))',
      ],
      sound: ['const a = new Date(atMs)', 'const a = Math.max(1, 2)', "const a = createHash('sha256')"],
    },
    { path: 'apps/server/src/member/member.routes.ts', broken: [], sound: ['const a = Date.now()'] },
  ],
  'server-clock': [
    {
      path: 'apps/web/src/features/deposit/deposit-form.tsx',
      broken: ['const now = Date.now()', 'const [now] = useState(() => new Date())'],
      sound: ['const at = new Date(clock.now())', 'const at = Date.parse(text)'],
    },
    { path: 'apps/web/src/lib/clock.ts', broken: [], sound: ['const now = Date.now()'] },
    { path: 'apps/server/src/money/wallet/wallet.routes.ts', broken: [], sound: ['const now = new Date()'] },
  ],
  'error-messages': [
    {
      path: 'apps/server/src/http/a.ts',
      broken: [
        "if (error.message.includes('unique')) x()",
        "if (err.message === 'no') x()",
        'if (/unique/.test(error.message)) x()',
      ],
      sound: ["if (error.code === '23505') x()", 'log(error.message)'],
    },
  ],
  'bounded-loops': [
    {
      path: 'apps/server/src/http/a.ts',
      broken: ['while (true) { x() }', 'for (;;) { x() }', 'do { x() } while (true)'],
      sound: ['for (;;) { // ends with the stream\n x() }', 'while (isOpen) { x() }'],
    },
  ],
  'settings-place': [
    {
      path: 'apps/server/src/http/a.ts',
      broken: ['const a = process.env.PORT'],
      sound: ['// process.env is read elsewhere'],
    },
    { path: 'apps/server/src/config.ts', broken: [], sound: ['const a = process.env.PORT'] },
  ],
  'merchant-data': [
    {
      path: 'apps/server/src/http/a.ts',
      broken: ["if (merchant === 'aurora') x()", "switch (code) { case 'lotus': x() }"],
      sound: ["seed('aurora')", "if (merchant === 'other') x()"],
    },
  ],
  'language-data': [
    {
      path: 'apps/bank/src/a.ts',
      broken: [
        "const offered = ['EN', 'CN', 'UR']",
        "const names = { EN: 'a', CN: 'b' }",
        "if (language === 'UR') x()",
        "switch (language) { case 'CN': x() }",
      ],
      sound: ["if (countryCode === 'CN') x()", "const title = { EN: 'Hello' }", "ask(language, 'EN')"],
    },
    { path: 'packages/contract/src/languages.ts', broken: [], sound: ["const all = ['EN', 'CN', 'UR']"] },
  ],
  'translated-texts': [
    {
      path: 'apps/web/src/features/deposit/deposit-form.tsx',
      broken: [
        'const a = <p>Deposit</p>',
        'const a = <img alt="Logo" />',
        "const a = <b title={'Close'} />",
        "const a = <b>{'Close'}</b>",
      ],
      sound: [
        'const a = <p>{t("deposit")} · 18+</p>',
        'const a = <b className="wide" title={title} />',
        'const a = <Group title="member.money" />',
      ],
    },
    { path: 'apps/web/testing/a.tsx', broken: [], sound: ['const a = <p>Deposit</p>'] },
  ],
}

describe('our own checks', () => {
  it('each has a sample that breaks it', () => {
    const names = [...new Set(fileChecks.map((check) => check.name))]
    expect(Object.keys(samples).sort()).toEqual(names.sort())
    for (const name of names) expect(samples[name]?.flatMap(({ broken }) => broken)).not.toEqual([])
  })

  const rows = Object.entries(samples).flatMap(([name, list]) =>
    list.flatMap(({ path, broken, sound }) => [
      ...broken.map((text) => ({ name, path, text, isBroken: true })),
      ...sound.map((text) => ({ name, path, text, isBroken: false })),
    ]),
  )
  it.each(rows)('$name finds $isBroken in $path: $text', ({ name, path, text, isBroken }) => {
    const found = checksNamed(name).flatMap((check) => runFileCheck(check, [createSourceFile(path, text)]))
    expect(found.length > 0).toBe(isBroken)
  })

  it('names the line to mend', () => {
    const file = createSourceFile('apps/server/src/a.ts', 'const a = 1\nwhile (true) {}\n')
    const [found] = checksNamed('bounded-loops').flatMap((check) => runFileCheck(check, [file]))
    expect(found).toMatchObject({ path: 'apps/server/src/a.ts', line: 2, check: 'bounded-loops' })
  })
})

function checksNamed(name: string): FileCheck[] {
  return fileChecks.filter((check) => check.name === name)
}
