import { DEMO_STAFF_PATH, type DemoMerchant, demoStaff } from '@foyer/server/demo'
import type { Settings } from '../settings.ts'
import type { Instance } from './instance.ts'

/** Start-up output on the terminal: addresses, demo members, the data's location. */
export function describeInstance(
  settings: Settings,
  instance: Instance,
  merchants: DemoMerchant[] | undefined,
): string {
  const rows = (merchants ?? []).map(({ name, host, members }) => [
    `${name}`,
    `http://${host}:${settings.PORT}`,
    members.join(', '),
  ])
  const width = (column: number) => Math.max(0, ...rows.map((row) => countColumns(row[column] ?? '')))
  const pad = (text: string, column: number) => text + ' '.repeat(width(column) - countColumns(text))
  const lines = rows.map(([name = '', address = '', members = '']) =>
    ['', pad(name, 0), pad(address, 1), `members ${members}`].join('  '),
  )
  return [
    '',
    'Foyer is open.',
    '',
    ...lines,
    ...describeMembers(merchants, instance.demoPassword),
    '',
    `  Lottery    ${settings.ARCADE_URL}`,
    `  Payments   ${settings.DEMO ? settings.BANK_URL : 'no provider is connected: deposits and withdrawals are closed'}`,
    ...(instance.payoutsUrl ? [`  Payouts    ${instance.payoutsUrl}  (send or reject those that wait)`] : []),
    ...(settings.DEMO
      ? [
          `  Messages   http://localhost:${settings.PORT}/wps/demo/outbox  (sms and e-mails of the demo)`,
          `  Logins     ${settings.SOCIAL_URL}  (Google, Facebook, X, Line, Telegram and Maya of the demo)`,
        ]
      : []),
    ...describeConsole(settings),
    `  Platform   ${settings.PLATFORM_URL}  (vendors, /healthz, /readyz, /metrics)`,
    `  Data       ${instance.database}`,
    '',
    '  Ctrl+C stops it.',
    '',
  ].join('\n')
}

/** The console, and in the demo how to log in. */
function describeConsole({ OFFICE_URL, SOCIAL_URL, DEMO }: Settings): string[] {
  if (!DEMO) return [`  Console    ${OFFICE_URL}  (\`npm run staff -- add\` invites its first owner)`]
  return [
    `  Console    ${OFFICE_URL}  (${demoStaff.map(({ email }) => email).join(', ')}; the password above)`,
    `  Codes      ${SOCIAL_URL}${DEMO_STAFF_PATH}  (their second factor)`,
  ]
}

/** `merchants` is undefined when the demo's data could not be read. */
function describeMembers(merchants: DemoMerchant[] | undefined, demoPassword: string): string[] {
  if (!merchants) return ['  The demo merchants could not be checked: the log says why.']
  if (merchants.length === 0)
    return ['  No demo merchants: DEMO is off. `npm run merchant -- add` adds a merchant, DEMO=on the demo ones.']
  return ['', `  ${describePassword(merchants, demoPassword)}`]
}

/** Members created with another password, by another process or from another DATA_DIR, keep it. */
function describePassword(merchants: DemoMerchant[], demoPassword: string): string {
  return merchants.every(({ isPasswordTheirs }) => isPasswordTheirs)
    ? `Password of all of them: ${demoPassword}`
    : 'Password of all of them: the one of their first start, which is not in this DATA_DIR'
}

/** The same for the pages in front of another platform. */
export function describeFront(settings: Settings): string {
  return [
    '',
    'Foyer is open.',
    '',
    `  Pages      http://localhost:${settings.PORT}  (each host that the platform knows)`,
    `  Platform   ${settings.WPS_UPSTREAM}`,
    `  Health     ${settings.PLATFORM_URL}  (/healthz, /readyz, /metrics)`,
    '',
    '  Ctrl+C stops it.',
    '',
  ].join('\n')
}

/** Columns on a terminal: ideographs take two. */
function countColumns(text: string): number {
  return [...text].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0)
}
