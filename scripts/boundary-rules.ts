import type { IForbiddenRuleType } from 'dependency-cruiser'

type Rule = IForbiddenRuleType & { name: string; comment: string; severity: 'error' }

const TEST = '\\.test\\.tsx?$|/testing(/|-[^/]*\\.ts$|\\.ts$)'
/** Code that runs in a member's browser. */
const BROWSER = '^apps/(web/(src|service-worker)/|(?!server/)[^/]+/src/(pages/|games/.+\\.tsx$))'
/** Parts of the web app that run on the server only. */
const RENDERING = '^apps/web/src/(entry-server|document/)'
/** Contexts of the server, lowest first. */
const CONTEXT =
  'merchant|outbox|ledger|member|platform|outreach|referral|agent|account|games|money|bonus|merchant-file|desk|staff'
const SHIPPED = '^((apps|packages)/[^/]+/(src|demo|service-worker)|scripts/start)(/|\\.ts$)'

/** Import rules: patterns only, so that a new folder is covered from the start. */
export const boundaryRules: Rule[] = [
  {
    name: 'packages-never-reach-apps',
    severity: 'error',
    comment: 'A package serves every app, so it knows none.',
    from: { path: '^packages/' },
    to: { path: '^(apps|scripts|bench|e2e)/' },
  },
  {
    name: 'apps-never-reach-each-other',
    severity: 'error',
    comment: 'Apps meet over HTTP; scripts/start/instance.ts composes them.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^(apps|scripts|bench|e2e)/', pathNot: '^apps/$1/' },
  },
  {
    name: 'contract-reaches-only-money-and-its-schema-library',
    severity: 'error',
    comment: 'The contract is shared by both sides of the wire.',
    from: { path: '^packages/contract/src/', pathNot: TEST },
    to: { pathNot: ['^packages/(contract|money)/', '(^|/)node_modules/zod/', '^(node:)?crypto$'] },
  },
  {
    name: 'contract-runs-in-browsers',
    severity: 'error',
    comment: 'Only the signing of vendor requests is for servers.',
    from: { path: '^packages/(contract|money|messages)/src/', pathNot: `${TEST}|/signing` },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'money-reaches-nothing',
    severity: 'error',
    comment: 'It is the lowest layer.',
    from: { path: '^packages/money/src/', pathNot: TEST },
    to: { pathNot: '^packages/money/' },
  },
  {
    name: 'messages-reach-only-contract',
    severity: 'error',
    comment: 'Texts know the languages and nothing else.',
    from: { path: '^packages/messages/src/', pathNot: TEST },
    to: { pathNot: '^packages/(messages|contract)/' },
  },
  {
    name: 'feature-never-reaches-feature',
    severity: 'error',
    comment: 'What joins features stands in app/.',
    from: { path: '^apps/([^/]+)/src/(?:|.+/)features/([^/]+)/' },
    to: { path: '^apps/$1/src/(?:|.+/)features/', pathNot: '/features/$2/' },
  },
  {
    name: 'feature-never-reaches-app',
    severity: 'error',
    comment: 'app/ uses features, never the other way.',
    from: { path: '^apps/([^/]+)/src/(?:|.+/)features/' },
    to: { path: '^apps/$1/src/(?:|.+/)(app/|entry-)' },
  },
  {
    name: 'ui-lib-and-platform-never-reach-features',
    severity: 'error',
    comment: 'They have no product knowledge.',
    from: { path: '^apps/([^/]+)/src/(?:pages/|)(ui|lib|platform)/' },
    to: { path: '^apps/$1/src/(?:|.+/)(features/|app/|entry-)' },
  },
  {
    name: 'ui-never-reaches-network-or-storage',
    severity: 'error',
    comment: 'A button gets what it shows from its caller.',
    from: { path: '^apps/[^/]+/src/(?:|.+/)ui/', pathNot: TEST },
    to: {
      path: [
        '/lib/.*(wps|client|storage|http|network|session|query|queries)',
        'node_modules/@tanstack/',
        '^packages/contract/',
      ],
    },
  },
  {
    name: 'platform-is-entered-by-its-index',
    severity: 'error',
    comment: 'Differences between runtimes stand behind one facade.',
    from: { path: '^apps/web/', pathNot: '^apps/web/src/platform/' },
    to: { path: '^apps/web/src/platform/', pathNot: '/platform/index\\.tsx?$' },
  },
  {
    name: 'module-is-entered-by-its-index',
    severity: 'error',
    comment: 'A module changes its inside without asking anybody.',
    from: { path: '^apps/([^/]+)/src/(?:modules/([^/]+)/|)', pathNot: TEST },
    to: { path: '^apps/$1/src/modules/[^/]+/', pathNot: ['^apps/$1/src/modules/$2/', '/modules/[^/]+/index\\.ts$'] },
  },
  {
    name: 'context-is-entered-by-its-index',
    severity: 'error',
    comment: 'A context of the server knows the others by their faces alone.',
    from: { path: `^apps/server/(?:src/(?:(${CONTEXT})/|)|demo/)`, pathNot: TEST },
    to: { path: `^apps/server/src/(${CONTEXT})/`, pathNot: ['^apps/server/src/$1/', '/src/[^/]+/index\\.ts$'] },
  },
  {
    name: 'noun-is-entered-by-its-index',
    severity: 'error',
    comment: 'A noun of a context changes its inside without asking anybody.',
    from: { path: `^apps/server/src/(${CONTEXT})/([^/]+)/`, pathNot: TEST },
    to: { path: '^apps/server/src/$1/[^/]+/', pathNot: ['^apps/server/src/$1/$2/', '/index\\.ts$'] },
  },
  {
    name: 'shared-code-never-reaches-a-game',
    severity: 'error',
    comment: 'The server and the entry of the pages hand the games to it; game/ has the interfaces.',
    from: { path: '^apps/arcade/src/', pathNot: `^apps/arcade/src/(games/|app\\.ts$|pages/entry-game\\.tsx$)|${TEST}` },
    to: { path: '^apps/arcade/src/games/' },
  },
  {
    name: 'game-reaches-no-other-game-and-no-app',
    severity: 'error',
    comment: 'A game is one folder; only the two ends know it.',
    from: { path: '^apps/arcade/src/games/([^/]+)/' },
    to: {
      path: '^apps/arcade/src/(games/|app\\.ts$|pages/(app/|entry))',
      pathNot: '^apps/arcade/src/games/$1/',
    },
  },
  {
    name: 'product-never-reaches-demo',
    severity: 'error',
    comment: 'Demo merchants and stand-ins of services are added by who starts an instance.',
    from: { path: '^apps/[^/]+/src/', pathNot: TEST },
    to: { path: '^apps/[^/]+/demo/' },
  },
  {
    name: 'service-worker-reaches-only-contract-and-messages',
    severity: 'error',
    comment: 'It lives longer than the page that installed it.',
    from: { path: '^apps/([^/]+)/service-worker/', pathNot: TEST },
    to: { pathNot: ['^apps/$1/service-worker/', '^packages/(contract|messages)/'] },
  },
  {
    name: 'providers-never-reach-modules',
    severity: 'error',
    comment: 'A vendor is called by a module, never the other way.',
    from: { path: '/src/providers/' },
    to: { path: `/src/(modules|${CONTEXT})/` },
  },
  {
    name: 'pool-only-in-database',
    severity: 'error',
    comment: 'Whoever reaches the pool can run work outside of a transaction.',
    from: { pathNot: '^(packages/database|bench)/' },
    to: { path: '(^|/)node_modules/(pg|pg-pool|@electric-sql/[^/]+)/' },
  },
  {
    name: 'tables-only-in-stores',
    severity: 'error',
    comment: 'The query builder stays where the SQL is.',
    from: { pathNot: `\\.(store|table)\\.ts$|/db/|^packages/database/|^bench/|${TEST}` },
    to: { path: '(^|/)node_modules/drizzle-orm/' },
  },
  {
    name: 'routes-never-reach-tables',
    severity: 'error',
    comment: 'Routes ask the store.',
    from: { path: '\\.(routes|rules)\\.ts$' },
    to: { path: '\\.table\\.ts$|/db/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'store-never-reaches-routes',
    severity: 'error',
    comment: 'Routes call stores, never the other way.',
    from: { path: '\\.(store|table)\\.ts$' },
    to: { path: '\\.routes\\.ts$' },
  },
  {
    name: 'rules-are-pure',
    severity: 'error',
    comment: 'No input or output in *.rules.ts; hashing is arithmetic.',
    from: { path: '\\.rules\\.tsx?$' },
    to: {
      dependencyTypesNot: ['type-only'],
      path: [
        '\\.(store|table|routes)\\.ts$',
        '/(db|http|providers)/',
        '^packages/database/(?!src/[^/]+\\.rules\\.ts$)',
        '(^|/)node_modules/(fastify|drizzle-orm|undici|pg-boss|ioredis|pino|react|@tanstack)/',
        '^(node:)?(fs|http|https|net|tls|dns|child_process|worker_threads|os|timers|process)(/|$)',
      ],
    },
  },
  {
    name: 'browser-never-reaches-node',
    severity: 'error',
    comment: 'Nothing of Node.js exists on a phone.',
    from: { path: BROWSER, pathNot: `${TEST}|${RENDERING}` },
    to: { path: ['^packages/(database/|contract/src/signing)'] },
  },
  {
    name: 'browser-never-reaches-core-modules',
    severity: 'error',
    comment: 'Nothing of Node.js exists on a phone.',
    from: { path: BROWSER, pathNot: `${TEST}|${RENDERING}` },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'pages-reach-only-pure-code-of-their-server',
    severity: 'error',
    comment: 'A page may compute with the same rules and numbers; the rest stays on the server.',
    from: { path: '^apps/([^/]+)/src/(?:pages/|games/.+\\.tsx$)', pathNot: `${TEST}|^apps/server/` },
    to: {
      path: '^apps/$1/src/',
      pathNot: ['^apps/$1/src/pages/', '\\.(rules|constants)\\.ts$', '/games/[^/]+/[^/]+\\.(tsx|css)$'],
    },
  },
  {
    name: 'browser-pays-for-no-schema-library',
    severity: 'error',
    comment: 'The first load of the web app is at most 100 KB.',
    from: { path: BROWSER, pathNot: TEST },
    to: { path: '(^|/)node_modules/zod/' },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Two files that need each other are one file, or three; imports of types and lazy imports count too.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    severity: 'error',
    comment: 'A file that nobody imports and that imports nobody is dead.',
    from: {
      orphan: true,
      pathNot:
        '\\.d\\.ts$|\\.config\\.ts$|\\.test\\.tsx?$|^e2e/|^scripts/test/(file-progress|restore-globals|quick-passwords|waiting-first)\\.ts$|\\.(css|json|svg|webmanifest)$|/assets/',
    },
    to: {},
  },
  {
    name: 'imports-resolve',
    severity: 'error',
    comment: 'Nothing is imported that is not there.',
    from: {},
    to: { couldNotResolve: true, pathNot: '/dist/|^virtual:' },
  },
  {
    name: 'shipped-code-needs-no-development-dependency',
    severity: 'error',
    comment: 'npm ci --omit=dev is enough to run an instance.',
    from: { path: SHIPPED, pathNot: `${TEST}|\\.d\\.ts$` },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'dependencies-are-declared',
    severity: 'error',
    comment: 'What a workspace imports stands in its own package.json.',
    from: { path: SHIPPED, pathNot: TEST },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'nothing-reaches-a-test',
    severity: 'error',
    comment: 'Test files are read by the runner only.',
    from: {},
    to: { path: '\\.test\\.tsx?$' },
  },
  {
    name: 'shipped-code-never-reaches-testing',
    severity: 'error',
    comment: 'Helpers of tests stay out of the product.',
    from: { path: SHIPPED, pathNot: TEST },
    to: { path: '/testing(/|\\.ts$)' },
  },
]
