import { compareWithBare, readSample } from './bare.ts'
import type { Measure, Report } from './measure.ts'

const ROUNDS = 3
const SECONDS = 8

/** (d) Home pages per second against a bare Fastify route that sends the same bytes, interleaved. */
export async function measureRendering(instancePort: number, report: Report): Promise<Measure[]> {
  const page = { url: `http://127.0.0.1:${instancePort}/m/home`, headers: { host: `localhost:${instancePort}` } }
  const sample = await readSample(`http://localhost:${instancePort}/m/home`)
  const run = { name: 'pages per second', rounds: ROUNDS, seconds: SECONDS }
  const { instance, bare } = await compareWithBare(page, sample, run, report)
  return [
    {
      name: 'home pages rendered per second',
      value: instance,
      unit: '/s',
      note: `${sample.body.length} characters each`,
    },
    { name: 'the same against a bare route', value: instance / bare, unit: '', note: `${Math.round(bare)} /s` },
  ]
}
