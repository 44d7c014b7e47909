import { readFile } from 'node:fs/promises'
import { importCatalogue, listStoredMerchants, readCatalogue } from '@foyer/server'
import { type Commands, refuseCommand, runNamedCommand, withEngine } from './start/commands.ts'
import { openDatabases } from './start/databases.ts'
import { createProgress } from './start/progress.ts'

const report = createProgress()
const FETCH_TIMEOUT_MS = 30_000
const MAX_LIST_BYTES = 20_000_000

const usage = `npm run vendor -- <command>

  import <file or address> [merchant ...]
            makes the games of a vendor those of its list (docs/seamless-wallet.md), at these merchants or at all;
            games that have left the list are hidden, and nothing is deleted
`

const commands: Commands = {
  async import(settings) {
    const [source, ...wanted] = process.argv.slice(3)
    if (source === undefined) return refuseCommand(usage)
    const content = await readSource(source)
    if ('fault' in content) return refuseCommand(content.fault)
    const catalogue = readCatalogue(content.list)
    if (catalogue.games.length === 0)
      return refuseCommand([...catalogue.faults, 'The list has no valid game: nothing is changed.'].join('\n'))
    await withEngine(settings, async (engine) => {
      const { server } = await openDatabases(engine, report)
      const codes = (await server.transaction(listStoredMerchants)).map(({ code }) => code)
      const unknown = wanted.filter((code) => !codes.includes(code))
      if (unknown.length > 0) return refuseCommand(`No merchant ${unknown.join(', ')}; there are ${codes.join(', ')}.`)
      const faults = [...catalogue.faults]
      for (const code of wanted.length > 0 ? wanted : codes) {
        const { added, changed, unchanged, hidden, ...one } = await importCatalogue(server, code, catalogue)
        faults.push(...one.faults)
        report(
          `${catalogue.vendor} at ${code}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${hidden} hidden`,
        )
      }
      if (faults.length > 0) refuseCommand(faults.join('\n'))
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
