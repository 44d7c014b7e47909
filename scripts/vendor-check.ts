import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { runChecks } from './vendor-check/checks.ts'
import { listLaunchChecks } from './vendor-check/launch-checks.ts'
import { describeReport, describeResult } from './vendor-check/report.ts'
import { launchTrial } from './vendor-check/trial.ts'
import { listWalletChecks } from './vendor-check/wallet-checks.ts'

const usage = `npm run vendor:check -- <address of a merchant's site> --game <code> [--report <file>]
  [--platform <address for vendors> --vendor <code>]  with the secret in VENDOR_SECRET

Checks the connection of a game vendor by trials of its game, with play money, and writes a report for the vendor. With
the vendor's code and secret the platform's wallet is called as the vendor calls it; without them the vendor's launch
page is checked alone.
`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      game: { type: 'string' },
      report: { type: 'string', default: 'vendor-check.md' },
      platform: { type: 'string' },
      vendor: { type: 'string' },
    },
  })
  const [site] = positionals
  const { game, report, vendor, platform } = values
  const { VENDOR_SECRET: secret } = process.env
  const isWallet = vendor !== undefined || platform !== undefined
  if (site === undefined || game === undefined || (isWallet && !(vendor && platform && secret))) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  let vendorHost: string | undefined
  const launch = async () => {
    const address = await launchTrial(site, game)
    vendorHost ??= new URL(address).host
    return address
  }
  const takeToken = async () => new URL(await launch()).searchParams.get('token') ?? ''
  const wallet = vendor && platform && secret ? { vendor, platformUrl: platform, secret } : undefined
  const checks = [...listLaunchChecks(launch), ...(wallet ? listWalletChecks(wallet, takeToken) : [])]
  const results = await runChecks(checks, (result) => console.log(describeResult(result)))
  const failed = results.filter(({ fault }) => fault !== undefined).length
  const head = { vendor: vendor ?? vendorHost ?? site, game, site, at: new Date() }
  await writeFile(report, describeReport(results, head))
  console.log(`\n${results.length - failed} passed, ${failed} failed; the report is ${report}`)
  process.exitCode = failed === 0 ? 0 : 1
}

await main()
