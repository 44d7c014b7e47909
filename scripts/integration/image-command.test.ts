import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemStatus, webManifest } from '@foyer/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readVersions } from '../../apps/server/src/merchant-file/index.ts'
import { saveBanner } from '../../apps/server/src/outreach/index.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts'
import { placeImage } from '../image/image-command.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'foyer-picture-'))
  await writeFile(
    join(folder, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="#f60"/></svg>',
  )
  const banner = sharp({ create: { width: 720, height: 336, channels: 3, background: '#2244cc' } })
  await banner.png().toFile(join(folder, 'banner.png'))
})
afterAll(() => server.close())

async function place(code: string, use: string, file: string) {
  const change = { author: 'test', note: `picture ${use}`, reservedHosts: [] }
  return placeImage({ code, use, source: join(folder, file) }, server.database, change)
}

it('PWA-23 TMPL-07 a logo is on the page and in the manifest, and each of its files is served', async () => {
  expect(await place('aurora', 'logo', 'logo.svg')).toMatchObject({
    done: [expect.stringMatching(/^17 files, /), expect.any(String), expect.any(String)],
  })
  const { envelope } = await server.call(systemStatus, { query: {} })
  expect(envelope.value?.template.h5_logo).toMatch(/^\/m\/pictures\/[\da-f]{32}-96x96-\/logo-2x\.webp$/)
  const url = `${webManifest.path}?merchantCode=aurora`
  const { icons } = (await server.app.inject({ url, headers: { host: 'localhost' } })).json()
  expect(icons).toHaveLength(8)
  for (const { src, sizes, purpose } of icons) {
    expect(src).toContain(purpose === 'any' ? '/icon-' : '/maskable-')
    const { rawPayload } = await server.app.inject({ url: src, headers: { host: 'localhost' } })
    const { width, height } = await sharp(rawPayload).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  const { versions, live } = await readVersions(server.database, 'aurora')
  expect(versions[0]).toMatchObject({ number: live, author: 'test', note: 'picture logo' })
  // A merchant without a picture keeps what it has.
  expect(server.merchants.lotus.settings.template.h5_logo).toBe('/m/art/lotus/mark.svg')
})

it('BANR-01 a banner has its picture', async () => {
  const banner = {
    ...{ merchant: 'aurora', id: 'five', groupName: 'm_home', ordinal: 1, url: '/m/art/one.webp' },
    ...({ title: {}, subtitle: {}, linkageType: 'URL', linkage: '/m/game' } as const),
  }
  await server.database.transaction((tx) => saveBanner(tx, banner), { merchant: 'aurora' })
  expect(await place('aurora', 'banner:five', 'banner.png')).toMatchObject({
    done: [expect.stringMatching(/-360x168-8\/banner-2x\.webp$/)],
  })
  const { rows } = await server.database.executeSql(
    `SELECT fields ->> 'url' AS url FROM public.content_item item JOIN public.content_version version
      ON version.item_id = item.id AND version.kind = item.kind AND number = live WHERE item.id = $1`,
    ['five'],
  )
  expect(rows).toEqual([{ url: expect.stringMatching(/^\/m\/pictures\/[\da-f]{32}-360x168-8\/banner-2x\.webp$/) }])
  const { versions, live } = await readVersions(server.database, 'aurora')
  expect(versions[0]).toMatchObject({ number: live, note: 'picture banner:five' })
})

it.each([
  ['nova', 'logo', 'logo.svg', '"nova" is no merchant'],
  ['aurora', 'icon', 'logo.svg', '"icon" is no place of a picture'],
  ['aurora', 'logo', 'missing.svg', 'missing.svg cannot be read'],
  ['aurora', 'logo', '.', ' is no file'],
  ['aurora', 'banner:none', 'banner.png', 'aurora has no banner none'],
])('T44 of %s, the picture %s from %s is refused', async (code, use, file, fault) => {
  const before = await server.database.executeSql('SELECT count(*) FROM public.image')
  expect(await place(code, use, file)).toEqual({ faults: [expect.stringContaining(fault)] })
  expect(await server.database.executeSql('SELECT count(*) FROM public.image')).toEqual(before)
})
