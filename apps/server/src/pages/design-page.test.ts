import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const webDist = fileURLToPath(new URL('../../../web/dist', import.meta.url))
let [usual, demo]: TestServer[] = []
beforeAll(async () => {
  ;[usual, demo] = await Promise.all([startTestServer({ webDist }), startTestServer({ webDist, hasDesignPage: true })])
})
afterAll(() => Promise.all([usual?.close(), demo?.close()]))

async function get(server: TestServer | undefined, path: string) {
  const response = await server?.app.inject({ url: path, headers: { host: 'localhost' } })
  return { status: response?.statusCode, text: response?.body ?? '' }
}

it.each(['/m/__design', '/m/__design?template=MT8803', '/m/__design/design.js', '/m/__design/design.css'])(
  'TMPL-06 %s is absent outside of demo and development',
  async (path) => {
    expect((await get(usual, path)).status).toBe(404)
    expect((await get(demo, path)).status).toBe(200)
  },
)

it.each([
  ['', 'data-template="MT8802"', 'dir="ltr"'],
  ['?template=MT8803&direction=rtl', 'data-template="MT8803"', 'dir="rtl"'],
  ['?language=UR', 'data-template="MT8802"', 'dir="rtl"'],
  ['?template=%3Cb%3E&direction=%3Cb%3E&language=toString', 'data-template="MT8802"', 'dir="ltr"'],
])('OPEN-65 the design page at “%s” has %s and %s', async (query, template, direction) => {
  const { text } = await get(demo, `/m/__design${query}`)
  const [root = ''] = /<html[^>]*>/.exec(text) ?? []
  expect(root).toContain(template)
  expect(root).toContain(direction)
  expect(text).not.toContain('<b>')
})
