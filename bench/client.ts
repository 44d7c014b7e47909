import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { buildClientScript } from '../apps/web/testing/build-client.ts'
import { browserFlags } from '../scripts/browser.ts'
import { projectRoot } from '../scripts/project.ts'
import type { Measure, Report } from './measure.ts'
import { findMedian } from './statistics.ts'

const ROUNDS = 31
const CALLS = 40
const CLIENT = 'src/lib/wps/wps.ts'
const ENTRY = 'src/entry-client.tsx'
const HOME = 'src/app/home/home-screen.tsx'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** (e) Size of the client of the platform, and the cost of a call through it against a bare fetch. */
export async function measureClient(executablePath: string, report: Report): Promise<Measure[]> {
  const files = listClientFiles()
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0)
  report('a call through the client, and a bare one')
  const { client, bare } = await measureCalls(executablePath)
  const ratios = client.map((ms, round) => ms / (bare[round] ?? Number.NaN))
  const micros = (ms: number[]) => `${Math.round(findMedian(ms) * 1000)} µs`
  return [
    {
      name: 'wps client, brotli',
      value: bytes / 1024,
      unit: 'KB',
      note: `${files.length} files, none on the first load`,
    },
    {
      name: 'a call through the client against bare fetch',
      value: findMedian(ratios),
      unit: '',
      note: `${micros(client)} / ${micros(bare)}, ${ROUNDS} rounds of ${CALLS}`,
    },
  ]
}

/** Files loaded for the client beyond the home page's first load. */
function listClientFiles(): string[] {
  const folder = join(projectRoot, 'apps', 'web', 'dist', 'client')
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
  const collect = (name: string, found: Set<string>): Set<string> => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build has no ${name}`)
    if (found.has(chunk.file)) return found
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported, found)
    return found
  }
  const home = new Set<string>()
  for (const name of [ENTRY, HOME, ...(manifest[ENTRY]?.dynamicImports ?? [])]) collect(name, home)
  return [...collect(CLIENT, new Set())].filter((file) => !home.has(file)).map((file) => join(folder, file))
}

/** Milliseconds per call, by rounds, on one page with one server. */
async function measureCalls(executablePath: string): Promise<Record<'client' | 'bare', number[]>> {
  const site = await startSite()
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const page = await browser.newPage()
    await page.goto(site.origin)
    await page.evaluate(await buildClientScript())
    await page.evaluate(prepare)
    const times: Record<'client' | 'bare', number[]> = { client: [], bare: [] }
    await run(page, 'client')
    await run(page, 'bare')
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = round % 2 ? (['bare', 'client'] as const) : (['client', 'bare'] as const)
      for (const way of order) times[way].push(await run(page, way))
    }
    return times
  } finally {
    await browser.close()
    site.close()
  }
}

function run(page: Page, way: 'client' | 'bare'): Promise<number> {
  return page.evaluate<number>(`measure(${way}, ${CALLS})`)
}

/**
 * Runs in the page: both paths to the same response, with the clock around them. A member's call, so that it is not
 * cached.
 */
const prepare = `{
  const session = { id: '7', token: 'token' }
  const wps = foyerClient.createWps({
    merchant: 'bench', language: () => 'EN', userAgent: navigator.userAgent, isOnline: () => true, storage: {},
    session: { get: () => session, subscribe: () => () => undefined, end: () => undefined, spanId: () => 'span' },
  })
  const endpoint = { method: 'GET', path: '/wps/bench', access: 'member' }
  globalThis.client = () => wps.call(endpoint, {})
  globalThis.bare = async () => (await (await fetch('/wps/bench', { credentials: 'include' })).json()).value
  globalThis.measure = async (call, count) => {
    const startedMs = performance.now()
    for (let index = 0; index < count; index += 1) await call()
    return (performance.now() - startedMs) / count
  }
}`

/** An empty page, and one response of the size of a short list. */
async function startSite(): Promise<{ origin: string; close: () => void }> {
  const value = Array.from({ length: 20 }, (_, index) => ({ id: index, title: `Entry ${index}`, at: '2026-11-21' }))
  const answer = JSON.stringify({ success: true, value, message: null, errorCode: null })
  const server = createServer((request, response) => {
    const isCall = request.url?.startsWith('/wps/')
    response.writeHead(200, {
      'content-type': isCall ? 'application/json' : 'text/html',
      'cache-control': 'no-store',
    })
    response.end(isCall ? answer : '<!doctype html><title>bench</title>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
