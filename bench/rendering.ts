import { compareWithBare, readSample } from './bare.ts'
import type { Measure, Report } from './measure.ts'

const ROUNDS = 3
const SECONDS = 8

/** (d) Home pages per second against a bare Fastify route that sends the same bytes, interleaved. */
export async function measureRendering(housePort: number, report: Report): Promise<Measure[]> {
  const page = { url: `http://127.0.0.1:${housePort}/m/home`, headers: { host: `localhost:${housePort}` } }
  const sample = await readSample(`http://localhost:${housePort}/m/home`)
  const run = { name: 'pages per second', rounds: ROUNDS, seconds: SECONDS }
  const { house, bare } = await compareWithBare(page, sample, run, report)
  return [
    { name: 'home pages rendered per second', value: house, unit: '/s', note: `${sample.body.length} characters each` },
    { name: 'the same against a bare route', value: house / bare, unit: '', note: `${Math.round(bare)} /s` },
  ]
}
