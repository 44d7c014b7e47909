import { readFile } from 'node:fs/promises'
import {
  ARCADE_VENDOR,
  closeWinById,
  decideVendorLimit,
  describeUnknownMerchant,
  describeVendorLimits,
  importCatalogue,
  listStoredMerchants,
  readCatalogue,
  readVendorLimits,
  saveVendorLimit,
} from '@foyer/server'
import { type Commands, refuseCommand, runNamedCommand, withEngine } from './start/commands.ts'
import { openDatabases } from './start/databases.ts'
import { createProgress } from './start/progress.ts'

const report = createProgress()
const FETCH_TIMEOUT_MS = 30_000
const MAX_LIST_BYTES = 20_000_000

const usage = `npm run vendor -- <command>

  import <vendor> <file or address> [merchant ...]
            makes the games and matches of a vendor those of its list (docs/seamless-wallet.md), at these merchants or at all;
            games that have left the list are hidden, and nothing is deleted; the vendor is arcade or one of GAME_VENDORS,
            and the list of another one is refused
  limits [merchant]
            lists how much each vendor may pay in wins, at a merchant or at all; defaults are marked
  limit <vendor> <merchant> credit=<amount> round=<amount> day=<amount> [jackpot=<amount> jackpotDay=<amount>]
            the most that a vendor may pay there: in one credit, in one player's round, and in a UTC day above its stakes,
            in units such as 5000 or 0.50 of the merchant's currency or of currency=<code>; one jackpot, and those of a
            day; what is left out stays as it is, credit=default gives a field its default again, and limits of 0 pay no win
  close <vendor> <merchant> <transaction id>
            ends the alert of a parked win that the vendor can't claim any more, once staff has decided about it
`

const commands: Commands = {
  async import(settings) {
    const [vendor, source, ...wanted] = process.argv.slice(3)
    if (vendor === undefined || source === undefined) return refuseCommand(usage)
    const vendors = [ARCADE_VENDOR, ...Object.keys(settings.GAME_VENDORS ?? {})]
    if (!vendors.includes(vendor))
      return refuseCommand(`${JSON.stringify(vendor)} is no vendor of GAME_VENDORS; there are ${vendors.join(', ')}.`)
    const content = await readSource(source)
    if ('fault' in content) return refuseCommand(content.fault)
    const catalogue = readCatalogue(content.list, vendor)
    if (catalogue.games.length === 0)
      return refuseCommand([...catalogue.faults, 'The list has no valid game: nothing is changed.'].join('\n'))
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const codes = (await server.transaction(listStoredMerchants)).map(({ code }) => code)
      const unknown = wanted.filter((code) => !codes.includes(code))
      if (unknown.length > 0) return refuseCommand(`No merchant ${unknown.join(', ')}; there are ${codes.join(', ')}.`)
      const faults = [...catalogue.faults]
      for (const code of wanted.length > 0 ? wanted : codes) {
        const { added, changed, unchanged, hidden, matches, ...one } = await importCatalogue(server, code, catalogue)
        faults.push(...one.faults)
        report(
          `${vendor} at ${code}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${hidden} hidden, ${matches} matches`,
        )
      }
      if (faults.length > 0) refuseCommand(faults.join('\n'))
    })
  },

  async limits(settings) {
    const [wanted] = process.argv.slice(3)
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const merchants = await server.transaction(listStoredMerchants)
      if (wanted !== undefined && !merchants.some(({ code }) => code === wanted))
        return refuseCommand(describeUnknownMerchant(wanted, merchants))
      for (const merchant of merchants) {
        if (wanted !== undefined && merchant.code !== wanted) continue
        const context = await server.transaction((tx) => readVendorLimits(tx, merchant), { merchant: merchant.code })
        for (const line of describeVendorLimits(context)) console.log(line)
      }
    })
  },

  async limit(settings) {
    const [vendor, code, ...assignments] = process.argv.slice(3)
    if (vendor === undefined || code === undefined) return refuseCommand(usage)
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const merchants = await server.transaction(listStoredMerchants)
      const merchant = merchants.find((one) => one.code === code)
      if (!merchant) return refuseCommand(describeUnknownMerchant(code, merchants))
      const context = await server.transaction((tx) => readVendorLimits(tx, merchant), { merchant: code })
      const decision = decideVendorLimit(vendor, assignments, context)
      if ('faults' in decision) return refuseCommand(decision.faults.join('\n'))
      const { limit } = decision
      await server.transaction((tx) => saveVendorLimit(tx, limit), { merchant: code })
      const [line = ''] = describeVendorLimits({ ...context, vendors: [], limits: [limit] })
      report(line)
    })
  },

  async close(settings) {
    const [vendor, merchant, transactionId] = process.argv.slice(3)
    if (vendor === undefined || merchant === undefined || transactionId === undefined) return refuseCommand(usage)
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const id = { merchant, vendor, transactionId }
      const isClosed = await server.transaction((tx) => closeWinById(tx, id), { merchant })
      if (!isClosed) return refuseCommand(`No open win of ${vendor} is parked under ${transactionId} at ${merchant}.`)
      report(`the win ${transactionId} of ${vendor} at ${merchant} is closed`)
    })
  },
}

/** The list of a file or of a vendor's address. */
async function readSource(source: string): Promise<{ list: unknown } | { fault: string }> {
  try {
    const text = /^https?:/.test(source) ? await fetchText(source) : await readFile(source, 'utf8')
    return { list: JSON.parse(text) }
  } catch (error) {
    return { fault: `${source} can't be read: ${error instanceof Error ? error.message : error}` }
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), redirect: 'error' })
  if (!response.ok) throw new Error(`the answer has the status ${response.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_LIST_BYTES) throw new Error(`it is longer than ${MAX_LIST_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

await runNamedCommand(commands, usage)
