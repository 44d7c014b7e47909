import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { projectRoot } from '../scripts/project.ts'
import type { Report } from './measure.ts'
import { findMedian } from './statistics.ts'

const CONNECTIONS = 16

/** One response of the instance, to be sent again by the bare route. */
interface Sample {
  headers: Record<string, string>
  body: string
}

/** Headers that every server generates itself for each response. */
const ownHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

/** Reads a response with its headers. @throws when it is no success */
export async function readSample(url: string): Promise<Sample> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ownHeaders.includes(name)))
  return { headers, body: await answer.text() }
}

/**
 * Responses per second of an address of the instance and of a bare Fastify route that sends the same bytes,
 * interleaved.
 */
export async function compareWithBare(
  instance: { url: string; headers: Record<string, string> },
  sample: Sample,
  { name, rounds, seconds }: { name: string; rounds: number; seconds: number },
  report: Report,
): Promise<{ instance: number; bare: number }> {
  const bare = await startBareServer(sample)
  const rates: { instance: number[]; bare: number[] } = { instance: [], bare: [] }
  try {
    for (let round = 0; round < rounds; round += 1) {
      report(`${name}, round ${round + 1} of ${rounds}`)
      rates.instance.push(await countPerSecond(instance.url, instance.headers, seconds))
      rates.bare.push(await countPerSecond(bare.url, {}, seconds))
    }
  } finally {
    bare.stop()
  }
  return { instance: findMedian(rates.instance), bare: findMedian(rates.bare) }
}

async function countPerSecond(url: string, headers: Record<string, string>, seconds: number): Promise<number> {
  const result = await stayAwake(autocannon({ url, headers, connections: CONNECTIONS, duration: seconds }))
  if (result.non2xx || result.errors) {
    const statuses = JSON.stringify(result.statusCodeStats)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed; ${statuses}`)
  }
  return result.requests.average
}

/**
 * Keeps this process from sleeping while it loads. The server's write wakes a sleeper, which on a virtual machine costs
 * the server as much as half a call; only the slower server, which lets it sleep, would bear that cost.
 */
async function stayAwake<Result>(load: PromiseLike<Result>): Promise<Result> {
  let isOver = false
  const turn = () => void (isOver || setImmediate(turn))
  turn()
  try {
    return await load
  } finally {
    isOver = true
  }
}

/** In a separate process, as the instance is. */
async function startBareServer(sample: Sample): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [join(projectRoot, 'bench', 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(sample))
  const [line] = await once(child.stdout, 'data')
  return { url: String(line).trim(), stop: () => void child.kill() }
}
