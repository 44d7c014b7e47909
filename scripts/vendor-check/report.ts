import type { CheckResult } from './checks.ts'

/** What no program can see; the vendor and the platform do it together. */
const byHand = [
  'Log out at the platform in another tab, then stake: nothing is taken, the page says so and leads to `backUrl`.',
  'Open the link of another player’s launch in a browser with a live session: the page asks before it changes the player.',
  'Set a stake above the balance: the game offers a deposit, which leads to `cashierUrl`; with play money it offers none.',
  'Take the game’s back button: it leads to `backUrl`, and the balance there is the new one.',
  'Cut the network after a stake: the retry has the first call’s answer, and the page shows one stake.',
  'Hide the balance in the lobby: the game shows none until it is asked for.',
] as const

interface ReportHead {
  vendor: string
  game: string
  site: string
  at: Date
}

/** The report as Markdown, for the vendor; it contains no secret and no token. */
export function describeReport(results: readonly CheckResult[], { vendor, game, site, at }: ReportHead): string {
  const failed = results.filter(({ fault }) => fault !== undefined)
  const verdict = failed.length === 0 ? 'All checks passed.' : `${failed.length} of ${results.length} checks failed.`
  const sections = [...Map.groupBy(results, ({ section }) => section)].map(([section, rows]) => {
    const lines = rows.map(
      ({ name, fault }) =>
        `| ${escapeCell(name)} | ${fault === undefined ? 'passed' : `**failed**: ${escapeCell(fault)}`} |`,
    )
    return [`## ${section}`, '', '| Check | Result |', '|---|---|', ...lines].join('\n')
  })
  return [
    `# Conformance of vendor ${vendor}`,
    `Game ${game}, launched at ${site}, ${at.toISOString()}. ${verdict}`,
    ...sections,
    ['## By hand', '', ...byHand.map((step) => `- [ ] ${step}`)].join('\n'),
    'The specification is docs/seamless-wallet.md.\n',
  ].join('\n\n')
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** One line for the terminal. */
export function describeResult({ section, name, fault }: CheckResult): string {
  return fault === undefined ? `passed  ${section}: ${name}` : `FAILED  ${section}: ${name}\n        ${fault}`
}
