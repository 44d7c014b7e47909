import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findBoundaryCrossings } from './boundaries.ts'
import { boundaryRules } from './boundary-rules.ts'

type Tree = Record<string, string>

const text = 'export const text = 1\n'
const reaching = (...targets: string[]): string =>
  `${targets.map((target, index) => `import * as n${index} from '${target}'`).join('\n')}\n${text}`

const manifest = (dependencies: Tree, devDependencies: Tree = {}): string =>
  JSON.stringify({ name: 'room', type: 'module', dependencies, devDependencies })

const library = (name: string): Tree => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, type: 'module', main: './index.js' }),
  [`node_modules/${name}/index.js`]: text,
})

/** For each rule a minimal tree that violates it, and a similar one that does not. */
const samples: Record<string, { broken: Tree; sound: Tree }> = {
  'packages-never-reach-apps': {
    broken: { 'packages/new/src/a.ts': reaching('../../../apps/new/src/b.ts'), 'apps/new/src/b.ts': text },
    sound: { 'apps/new/src/b.ts': reaching('../../../packages/new/src/a.ts'), 'packages/new/src/a.ts': text },
  },
  'apps-never-reach-each-other': {
    broken: { 'apps/new/src/a.ts': reaching('../../old/src/b.ts'), 'apps/old/src/b.ts': text },
    sound: { 'apps/new/src/a.ts': reaching('./old/b.ts'), 'apps/new/src/old/b.ts': text },
  },
  'contract-reaches-only-money-and-its-schema-library': {
    broken: { 'packages/contract/src/a.ts': reaching('fastify'), ...library('fastify') },
    sound: {
      'packages/contract/src/a.ts': reaching('zod', '../../money/src/b.ts'),
      'packages/money/src/b.ts': text,
      ...library('zod'),
    },
  },
  'contract-runs-in-browsers': {
    broken: { 'packages/contract/src/a.ts': reaching('node:crypto') },
    sound: { 'packages/contract/src/signing.ts': reaching('node:crypto') },
  },
  'money-reaches-nothing': {
    broken: { 'packages/money/src/a.ts': reaching('zod'), ...library('zod') },
    sound: { 'packages/money/src/a.ts': reaching('./b.ts'), 'packages/money/src/b.ts': text },
  },
  'messages-reach-only-contract': {
    broken: { 'packages/messages/src/a.ts': reaching('../../money/src/b.ts'), 'packages/money/src/b.ts': text },
    sound: { 'packages/messages/src/a.ts': reaching('../../contract/src/b.ts'), 'packages/contract/src/b.ts': text },
  },
  'feature-never-reaches-feature': {
    broken: { 'apps/web/src/features/one/a.ts': reaching('../two/b.ts'), 'apps/web/src/features/two/b.ts': text },
    sound: { 'apps/web/src/features/one/a.ts': reaching('./b.ts'), 'apps/web/src/features/one/b.ts': text },
  },
  'feature-never-reaches-app': {
    broken: { 'apps/web/src/features/one/a.ts': reaching('../../app/b.ts'), 'apps/web/src/app/b.ts': text },
    sound: { 'apps/web/src/app/b.ts': reaching('../features/one/a.ts'), 'apps/web/src/features/one/a.ts': text },
  },
  'ui-lib-and-platform-never-reach-features': {
    broken: { 'apps/web/src/lib/a.ts': reaching('../features/one/b.ts'), 'apps/web/src/features/one/b.ts': text },
    sound: { 'apps/web/src/features/one/b.ts': reaching('../../lib/a.ts'), 'apps/web/src/lib/a.ts': text },
  },
  'ui-never-reaches-network-or-storage': {
    broken: { 'apps/web/src/ui/a.ts': reaching('../lib/wps-client.ts'), 'apps/web/src/lib/wps-client.ts': text },
    sound: { 'apps/web/src/ui/a.ts': reaching('../lib/format.ts'), 'apps/web/src/lib/format.ts': text },
  },
  'platform-is-entered-by-its-index': {
    broken: { 'apps/web/src/app/a.ts': reaching('../platform/b.ts'), 'apps/web/src/platform/b.ts': text },
    sound: { 'apps/web/src/app/a.ts': reaching('../platform/index.ts'), 'apps/web/src/platform/index.ts': text },
  },
  'module-is-entered-by-its-index': {
    broken: {
      'apps/new/src/modules/one/one.routes.ts': reaching('../two/two.rules.ts'),
      'apps/new/src/modules/two/two.rules.ts': text,
    },
    sound: {
      'apps/new/src/modules/one/one.routes.ts': reaching('../two/index.ts', './one.rules.ts'),
      'apps/new/src/modules/one/one.rules.ts': text,
      'apps/new/src/modules/two/index.ts': text,
    },
  },
  'context-is-entered-by-its-index': {
    broken: {
      'apps/server/src/games/one/one.routes.ts': reaching('../../ledger/ledger.store.ts'),
      'apps/server/src/ledger/ledger.store.ts': text,
    },
    sound: {
      'apps/server/src/games/one/one.routes.ts': reaching('../../ledger/index.ts', '../two/index.ts'),
      'apps/server/src/games/two/index.ts': text,
      'apps/server/src/ledger/index.ts': text,
    },
  },
  'noun-is-entered-by-its-index': {
    broken: {
      'apps/server/src/games/one/one.routes.ts': reaching('../two/two.rules.ts'),
      'apps/server/src/games/two/two.rules.ts': text,
    },
    sound: {
      'apps/server/src/games/one/one.routes.ts': reaching('../two/index.ts', './one.rules.ts'),
      'apps/server/src/games/one/one.rules.ts': text,
      'apps/server/src/games/two/index.ts': text,
    },
  },
  'shared-code-never-reaches-a-game': {
    broken: {
      'apps/arcade/src/modules/one/index.ts': reaching('../../games/dice/dice.rules.ts'),
      'apps/arcade/src/games/dice/dice.rules.ts': text,
    },
    sound: {
      'apps/arcade/src/app.ts': reaching('./games/games.rules.ts', './modules/one/index.ts'),
      'apps/arcade/src/games/games.rules.ts': reaching('./dice/dice.rules.ts'),
      'apps/arcade/src/games/dice/dice.rules.ts': reaching('../../game/game.rules.ts'),
      'apps/arcade/src/modules/one/index.ts': reaching('../../game/game.rules.ts'),
      'apps/arcade/src/game/game.rules.ts': text,
    },
  },
  'game-reaches-no-other-game-and-no-app': {
    broken: {
      'apps/arcade/src/games/dice/dice.rules.ts': reaching('../mines/mines.rules.ts'),
      'apps/arcade/src/games/mines/mines.rules.ts': text,
    },
    sound: {
      'apps/arcade/src/games/dice/dice.rules.ts': reaching('./dice-odds.rules.ts', '../../modules/one/index.ts'),
      'apps/arcade/src/games/dice/dice-odds.rules.ts': text,
      'apps/arcade/src/modules/one/index.ts': text,
    },
  },
  'product-never-reaches-demo': {
    broken: {
      'apps/server/src/index.ts': reaching('../demo/index.ts'),
      'apps/server/demo/index.ts': text,
    },
    sound: {
      'apps/server/demo/index.ts': reaching('../src/index.ts'),
      'apps/server/src/index.ts': text,
    },
  },
  'service-worker-reaches-only-contract-and-messages': {
    broken: { 'apps/web/service-worker/index.ts': reaching('../src/lib/a.ts'), 'apps/web/src/lib/a.ts': text },
    sound: {
      'apps/web/service-worker/index.ts': reaching('./fetch.ts', '../../../packages/contract/src/a.ts'),
      'apps/web/service-worker/fetch.ts': text,
      'packages/contract/src/a.ts': text,
    },
  },
  'providers-never-reach-modules': {
    broken: {
      'apps/server/src/providers/sms/a.ts': reaching('../../account/one/index.ts'),
      'apps/server/src/account/one/index.ts': text,
    },
    sound: {
      'apps/server/src/account/one/index.ts': reaching('../../providers/sms/a.ts'),
      'apps/server/src/providers/sms/a.ts': text,
    },
  },
  'pool-only-in-database': {
    broken: { 'apps/new/src/a.store.ts': reaching('pg'), ...library('pg') },
    sound: { 'packages/database/src/a.ts': reaching('pg'), ...library('pg') },
  },
  'tables-only-in-stores': {
    broken: { 'apps/new/src/a.rules.ts': reaching('drizzle-orm'), ...library('drizzle-orm') },
    sound: { 'apps/new/src/a.store.ts': reaching('drizzle-orm'), ...library('drizzle-orm') },
  },
  'routes-never-reach-tables': {
    broken: { 'apps/new/src/a.routes.ts': reaching('./a.table.ts'), 'apps/new/src/a.table.ts': text },
    sound: { 'apps/new/src/a.store.ts': reaching('./a.table.ts'), 'apps/new/src/a.table.ts': text },
  },
  'store-never-reaches-routes': {
    broken: { 'apps/new/src/a.store.ts': reaching('./a.routes.ts'), 'apps/new/src/a.routes.ts': text },
    sound: { 'apps/new/src/a.routes.ts': reaching('./a.store.ts'), 'apps/new/src/a.store.ts': text },
  },
  'rules-are-pure': {
    broken: { 'apps/new/src/a.rules.ts': reaching('node:fs') },
    sound: { 'apps/new/src/a.rules.ts': reaching('node:crypto') },
  },
  'browser-never-reaches-node': {
    broken: {
      'apps/web/src/lib/a.ts': reaching('../../../../packages/contract/src/signing.ts'),
      'packages/contract/src/signing.ts': text,
    },
    sound: {
      'apps/web/src/lib/a.ts': reaching('../../../../packages/contract/src/index.ts'),
      'packages/contract/src/index.ts': text,
    },
  },
  'browser-never-reaches-core-modules': {
    broken: { 'apps/arcade/src/pages/a.ts': reaching('node:crypto') },
    sound: { 'apps/arcade/src/a.ts': reaching('node:crypto') },
  },
  'pages-reach-only-pure-code-of-their-server': {
    broken: {
      'apps/arcade/src/pages/a.ts': reaching('../draw/draw.store.ts'),
      'apps/arcade/src/draw/draw.store.ts': text,
    },
    sound: {
      'apps/arcade/src/pages/a.ts': reaching('../draw/draw.rules.ts'),
      'apps/arcade/src/draw/draw.rules.ts': text,
    },
  },
  'browser-pays-for-no-schema-library': {
    broken: { 'apps/web/src/features/one/a.ts': reaching('zod'), ...library('zod') },
    sound: { 'apps/server/src/pages/a.ts': reaching('zod'), ...library('zod') },
  },
  'no-cycles': {
    broken: { 'apps/new/src/a.ts': reaching('./b.ts'), 'apps/new/src/b.ts': reaching('./a.ts') },
    sound: {
      'apps/new/src/a.ts': reaching('./b.ts', './c.ts'),
      'apps/new/src/b.ts': reaching('./c.ts'),
      'apps/new/src/c.ts': text,
    },
  },
  'no-orphans': {
    broken: { 'apps/new/src/a.ts': text },
    sound: { 'apps/new/src/a.ts': reaching('./b.ts'), 'apps/new/src/b.ts': text },
  },
  'imports-resolve': {
    broken: { 'apps/new/src/a.ts': reaching('./gone.ts') },
    sound: { 'apps/new/src/a.ts': reaching('./here.ts'), 'apps/new/src/here.ts': text },
  },
  'shipped-code-needs-no-development-dependency': {
    broken: {
      'apps/new/package.json': manifest({}, { tool: '1.0.0' }),
      'apps/new/src/a.ts': reaching('tool'),
      ...library('tool'),
    },
    sound: {
      'apps/new/package.json': manifest({}, { tool: '1.0.0' }),
      'apps/new/src/a.test.ts': reaching('tool'),
      ...library('tool'),
    },
  },
  'dependencies-are-declared': {
    broken: { 'apps/new/package.json': manifest({}), 'apps/new/src/a.ts': reaching('tool'), ...library('tool') },
    sound: {
      'apps/new/package.json': manifest({ tool: '1.0.0' }),
      'apps/new/src/a.ts': reaching('tool'),
      ...library('tool'),
    },
  },
  'nothing-reaches-a-test': {
    broken: { 'apps/new/src/a.test.ts': reaching('./b.test.ts'), 'apps/new/src/b.test.ts': text },
    sound: { 'apps/new/src/a.test.ts': reaching('./b.ts'), 'apps/new/src/b.ts': text },
  },
  'shipped-code-never-reaches-testing': {
    broken: { 'apps/new/src/a.ts': reaching('./testing.ts'), 'apps/new/src/testing.ts': text },
    sound: { 'apps/new/src/a.test.ts': reaching('./testing.ts'), 'apps/new/src/testing.ts': text },
  },
}

async function findRulesBroken(tree: Tree): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  try {
    for (const [path, content] of Object.entries({ 'package.json': manifest({}), ...tree })) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    const folders = [...new Set(Object.keys(tree).map((path) => path.split('/')[0] ?? ''))]
    const crossings = await findBoundaryCrossings(
      root,
      folders.filter((folder) => folder !== 'node_modules'),
    )
    return crossings.map((crossing) => crossing.check)
  } finally {
    rmSync(root, { recursive: true })
  }
}

describe('who may import whom', () => {
  it('has a sample for every rule', () => {
    expect(Object.keys(samples)).toEqual(boundaryRules.map((rule) => rule.name))
  })

  it.each(Object.entries(samples))('%s', async (name, { broken, sound }) => {
    expect(await findRulesBroken(broken)).toContain(name)
    expect(await findRulesBroken(sound)).not.toContain(name)
  })

  it.each([
    ['a type', "import type { Two } from './b.ts'\nexport interface One { two: Two }\n"],
    ['a lazy import', "export const open = () => import('./b.ts')\n"],
  ])('no-cycles counts %s as an import', async (_, back) => {
    const tree = {
      'apps/new/src/a.ts': back,
      'apps/new/src/b.ts': "import type { One } from './a.ts'\nexport interface Two { one: One }\n",
    }
    expect(await findRulesBroken(tree)).toContain('no-cycles')
  })
})
