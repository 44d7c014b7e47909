import { openEngine } from '@foyer/database'

/** Opens the embedded database of the given folder, reports when it answers, and holds it open. */
const [dataDir = ''] = process.argv.slice(2)
const engine = await openEngine({ dataDir })
console.log(engine.version)
setInterval(() => undefined, 60_000)
