import { compareWithBare } from './bare.ts'
import type { Measure, Report } from './measure.ts'

const ROUNDS = 3
const SECONDS = 8

/** (d) Home pages per second against a bare Fastify route that sends the same bytes, interleaved. */
export async function measureRendering(housePort: number, report: Report): Promise<Measure[]> {
  const page = { url: `http://127.0.0.1:${housePort}/m/home`, headers: { host: `localhost:${housePort}` } }
  const body = await fetchPage(housePort)
  const run = { name: 'pages per second', rounds: ROUNDS, seconds: SECONDS }
  const { house, bare } = await compareWithBare(page, { body, type: 'text/html; charset=utf-8' }, run, report)
  return [
    { name: 'home pages rendered per second', value: house, unit: '/s', note: `${body.length} characters each` },
    { name: 'the same against a bare route', value: house / bare, unit: '', note: `${Math.round(bare)} /s` },
  ]
}

async function fetchPage(port: number): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/m/home`, { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`the home page answers ${answer.status}`)
  return answer.text()
}
