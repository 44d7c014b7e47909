import { globSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../demo/seed/seed-demo.ts'
import { arcadeGames } from '../testing/arcade-games.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'

const webDist = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const oldPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1'
const newPhone =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ webDist })
  await seedDemo(server.database, { port: 8080, password: TEST_PASSWORD, catalogues: [arcadeGames] })
})
afterAll(() => server.close())

interface Answer {
  status: number
  text: string
  headers: IncomingHttpHeaders
}

/** A request with a Host header, which `fetch` does not allow. */
function get(path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      new URL(path, server.origin),
      { headers: { host: 'localhost', ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, text: Buffer.concat(chunks).toString() })
        })
      },
    )
    sent.on('error', reject).end()
  })
}

const read = (path: string, userAgent: string) => get(path, { 'user-agent': userAgent })

const filesOf = (html: string) => [...new Set(html.match(/\/m\/assets\/[\w.-]+\.(?:js|css)/g))]
const namesIn = (bundle: string) => globSync(`${bundle}/assets/*.{js,css}`, { cwd: webDist })
const exists = (bundle: string, file: string) => namesIn(bundle).includes(file.replace('/m', bundle))

describe('DEC-45 page of an old browser', () => {
  it('names files of the legacy bundle, and they are served', async () => {
    const { text, status } = await read('/m/home', oldPhone)
    const files = filesOf(text)
    expect(status).toBe(200)
    expect(files.some((file) => file.includes('/polyfills-'))).toBe(true)
    for (const file of files) expect(exists('legacy', file)).toBe(true)
    const statuses = await Promise.all(files.map(async (file) => (await get(file, {})).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('is not the one that another browser gets from the cache, nor the other way round', async () => {
    const pages = [oldPhone, newPhone, oldPhone, newPhone].map((userAgent) => read('/m/login', userAgent))
    const builds = (await Promise.all(pages)).map(({ text }) => /data-build="([^"]+)"/.exec(text)?.[1] ?? '')
    expect(builds[0]).toBe(builds[2])
    expect(builds[1]).toBe(builds[3])
    expect([exists('legacy', builds[0] ?? ''), exists('client', builds[1] ?? '')]).toEqual([true, true])
    expect(builds[0]).not.toBe(builds[1])
  })

  it('has the list of files and the service worker of its bundle', async () => {
    const [list, worker, modernWorker] = await Promise.all([
      read('/m/asset-manifest.json', oldPhone),
      read('/m/sw.js?env=production&merchant=aurora', oldPhone),
      read('/m/sw.js?env=production&merchant=aurora', newPhone),
    ])
    const { entry, files, texts }: { entry: string; files: string[]; texts: Record<string, string> } = JSON.parse(
      list.text,
    )
    expect(files).toContain(entry)
    for (const file of files.filter((name) => /\.(js|css)$/.test(name))) expect(exists('legacy', file)).toBe(true)
    expect((await get(texts.EN ?? '', {})).status).toBe(200)
    expect(worker.text).not.toBe(modernWorker.text)
    expect(worker.text).not.toMatch(/\?\.[a-z]/i)
  })
})

describe('DEC-45 page of a current browser', () => {
  it.each(['/m/home', '/m/login'])('%s has no trace of the legacy bundle', async (path) => {
    const { text } = await read(path, newPhone)
    expect(text).not.toContain('polyfills')
    for (const file of filesOf(text)) expect(exists('client', file)).toBe(true)
  })
})

describe('DEV-07 an image of the build', () => {
  const image = '/m/art/aurora/banner-five.webp'

  it.each([
    ['a list without WebP, as of iOS before 14', 'image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'image/png'],
    ['a list with WebP', 'image/avif,image/webp,image/apng,*/*;q=0.8', 'image/webp'],
    ['no list', '*/*', 'image/webp'],
  ])('for %s', async (_, accept, type) => {
    const { headers, status } = await get(image, { accept })
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers.vary).toContain('Accept')
    expect(headers['cache-control']).toBe('public, max-age=86400')
  })

  it('has both forms for each drawing', () => {
    const drawings = globSync('client/art/**/*.webp', { cwd: webDist })
    const older = new Set(globSync('client/art/**/*.webp.{png,jpg}', { cwd: webDist }).map((name) => name.slice(0, -4)))
    expect(drawings.length).toBeGreaterThan(100)
    expect(drawings.filter((name) => !older.has(name))).toEqual([])
  })

  it('that does not exist is not found', async () => {
    expect((await get('/m/art/none.webp', {})).status).toBe(404)
    expect((await get('/m/art/..%2findex.html', {})).status).not.toBe(200)
  })
})
