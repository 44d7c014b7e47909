import { openEngine } from '@foyer/database'

/** Opens the embedded database of the folder that it is given, says so when it answers, and holds it open. */
const [dataDir = ''] = process.argv.slice(2)
const engine = await openEngine({ dataDir })
console.log(engine.version)
setInterval(() => undefined, 60_000)
