import { randomInt, randomUUID } from 'node:crypto'
import { login, wallet } from '@foyer/contract'
import { type RunningInstance, startInstance } from '../scripts/running-instance.ts'
import { holdRate, type Shot } from './load.ts'
import type { Measure, Report } from './measure.ts'
import { type BenchMember, logIn } from './member.ts'
import { findMedian, findQuantile } from './statistics.ts'

const SECONDS = 15
const WRONG_LOGINS_PER_SECOND = 200
const READS_PER_SECOND = 25
const OWNER_PAUSE_MS = 1_000
/** The answers to a wrong login: refused after a check, or before it. */
const refusals = ['login.cred.err', 'TOO_MANY_REQUESTS', 'service_unavailable'] as const
type Refusals = Record<(typeof refusals)[number], number>

interface Reads {
  home: number[]
  wallet: number[]
}

/**
 * (g) A flood of wrong logins, each with another name from another network: reads of the home page and of a wallet
 * beside it against the same reads without it, and the owner's own login from a known device.
 */
export async function measureLoginFlood(report: Report): Promise<Measure[]> {
  const instance = await startInstance({ env: { TRUST_PROXY: 'loopback', LIMIT_FACTOR: '1000000' } })
  const origin = `http://127.0.0.1:${instance.port}`
  try {
    // Two browsers of the owner: a login ends the former session of its browser.
    const [reader, owner] = [await logInOwner(instance), await logInOwner(instance)]
    const read = () => measureReads(origin, instance, reader)
    await read()
    report('flood of logins: quiet')
    const quiet = await read()
    report(`flood of logins: ${WRONG_LOGINS_PER_SECOND} wrong ones per second`)
    const ownerTimesMs: number[] = []
    const counts: Refusals = { 'login.cred.err': 0, TOO_MANY_REQUESTS: 0, service_unavailable: 0 }
    const [flood, busy] = await Promise.all([
      holdRate(
        { origin, connections: 256, seconds: SECONDS + 2, makeShot: () => makeWrongLogin(instance, counts) },
        WRONG_LOGINS_PER_SECOND,
      ),
      read(),
      repeatOwnerLogin(instance, owner, ownerTimesMs),
    ])
    return toMeasures({ quiet, busy, flood: flood.timesMs, ownerTimesMs, counts })
  } finally {
    await instance.remove()
  }
}

function toMeasures(times: {
  quiet: Reads
  busy: Reads
  flood: number[]
  ownerTimesMs: number[]
  counts: Refusals
}): Measure[] {
  const { quiet, busy, flood, ownerTimesMs, counts } = times
  const p95 = (timesMs: number[]) => findQuantile(timesMs, 0.95)
  const compare = (name: string, kind: keyof Reads): Measure => ({
    name: `${WRONG_LOGINS_PER_SECOND} wrong logins per second: ${name}, p95 against quiet`,
    value: p95(busy[kind]) / p95(quiet[kind]),
    unit: '',
    limit: { kind: 'most', value: 2 },
    note: `${p95(busy[kind]).toFixed(1)} ms / ${p95(quiet[kind]).toFixed(1)} ms; medians ${findMedian(busy[kind]).toFixed(1)} ms / ${findMedian(quiet[kind]).toFixed(1)} ms`,
  })
  return [
    compare('home page', 'home'),
    compare('wallet', 'wallet'),
    {
      name: 'the same: slowest login of an owner, known device',
      value: Math.max(...ownerTimesMs),
      unit: 'ms',
      limit: { kind: 'most', value: 3_000 },
      note: `${ownerTimesMs.length} logins`,
    },
    {
      name: 'the same: answer to a wrong login, p95',
      value: p95(flood),
      unit: 'ms',
      note: refusals.map((code) => `${counts[code]} ${code}`).join(', '),
    },
  ]
}

function toHeaders({ port }: RunningInstance, { cookie, token }: Partial<BenchMember> = {}): Record<string, string> {
  const network = `${randomInt(1, 127)}.${randomInt(256)}.${randomInt(256)}.1`
  return {
    host: `localhost:${port}`,
    'content-type': 'application/json',
    'x-forwarded-for': network,
    ...(cookie === undefined ? {} : { cookie }),
    ...(token === undefined ? {} : { authorization: token }),
  }
}

async function measureReads(origin: string, instance: RunningInstance, owner: BenchMember): Promise<Reads> {
  const measure = async (path: string, from?: BenchMember) => {
    const makeShot = (): Shot => ({ path, headers: toHeaders(instance, from) })
    const { timesMs } = await holdRate({ origin, connections: 16, seconds: SECONDS, makeShot }, READS_PER_SECOND)
    return timesMs
  }
  const [home, walletTimesMs] = await Promise.all([measure('/m/home'), measure(wallet.path, owner)])
  return { home, wallet: walletTimesMs }
}

function makeWrongLogin(instance: RunningInstance, counts: Refusals): Shot {
  const body = JSON.stringify({ username: `w${randomUUID().slice(0, 8)}`, password: 'wrong1horse' })
  const isExpected = (_status: number, text: string) => {
    const code = refusals.find((refusal) => text.includes(`"${refusal}"`))
    if (code) counts[code] += 1
    return code !== undefined
  }
  return { path: login.path, body, headers: toHeaders(instance), isExpected }
}

function logInOwner(instance: RunningInstance, cookie?: string): Promise<BenchMember> {
  return logIn(instance, toHeaders(instance, cookie === undefined ? {} : { cookie }))
}

/** The owner logs in again and again beside the flood. */
async function repeatOwnerLogin(instance: RunningInstance, { cookie }: BenchMember, timesMs: number[]): Promise<void> {
  const endMs = performance.now() + SECONDS * 1_000
  while (performance.now() < endMs) {
    const startedMs = performance.now()
    await logInOwner(instance, cookie)
    timesMs.push(performance.now() - startedMs)
    await new Promise((resolve) => setTimeout(resolve, OWNER_PAUSE_MS))
  }
}
