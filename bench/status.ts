import { compareWithBare, readSample } from './bare.ts'
import type { Measure, Report } from './measure.ts'

const ROUNDS = 9
/** Short: the instance closes a connection after 10,000 calls. */
const SECONDS = 2
const PATH = '/wps/v2/system/status?device=MOBILE&track=false'

/**
 * Site settings per second, requested by every start of the app, against a bare Fastify route that sends the same
 * bytes.
 */
export async function measureStatus(instancePort: number, report: Report): Promise<Measure[]> {
  const call = { url: `http://127.0.0.1:${instancePort}${PATH}`, headers: { host: `localhost:${instancePort}` } }
  const sample = await readSample(`http://localhost:${instancePort}${PATH}`)
  const run = { name: 'status calls', rounds: ROUNDS, seconds: SECONDS }
  const { instance, bare } = await compareWithBare(call, sample, run, report)
  return [
    { name: 'status calls per second', value: instance, unit: '/s', note: `${sample.body.length} characters each` },
    {
      name: 'the same against a bare route',
      value: instance / bare,
      unit: '',
      limit: { kind: 'least', value: 0.6 },
      note: `${Math.round(bare)} /s`,
    },
  ]
}
