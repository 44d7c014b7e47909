import type { RenderedPage } from '@foyer/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'

afterEach(() => vi.restoreAllMocks())

const page = (html: string): RenderedPage => ({ status: 200, html, robots: 'index,follow' })

it('a clock that is set back keeps no page for longer', async () => {
  const renderOnce = createPageCache()
  const start = 5_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  await renderOnce('home', async () => page('old'))
  vi.spyOn(Date, 'now').mockReturnValue(0)
  clock.mockReturnValue(start + 999)
  expect(await renderOnce('home', async () => page('new'))).toEqual(page('old'))
  clock.mockReturnValue(start + 1_000)
  expect(await renderOnce('home', async () => page('new'))).toEqual(page('new'))
})

it('a rendering that fails late takes no newer page with it', async () => {
  const renderOnce = createPageCache()
  const start = 5_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  const slow = Promise.withResolvers<RenderedPage>()
  const failed = renderOnce('home', () => slow.promise)
  clock.mockReturnValue(start + 1_000)
  await renderOnce('home', async () => page('new'))
  slow.reject(new Error('too late'))
  await expect(failed).rejects.toThrow('too late')
  expect(await renderOnce('home', async () => page('newer'))).toEqual(page('new'))
})
