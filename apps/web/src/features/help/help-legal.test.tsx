import { legalText } from '@foyer/contract'
import { expect, test } from 'vitest'
import { type RenderOptions, renderElement } from '../../../testing/render-element.tsx'
import { HelpScreen } from './help-screen.tsx'

const sections = [{ title: 'About us', paragraphs: ['One.', 'Two.'] }]
const seed = (query: Record<string, string>, value: object) => ({ path: legalText.path, query, value })
const render = (path: string, options: RenderOptions = {}) =>
  renderElement(<HelpScreen contact={null} />, { ...options, path })

test('OPEN-91 OPEN-77 the help centre leads to each legal page in full', async () => {
  const markup = await render('/m/helpCenter')
  for (const page of ['terms', 'privacy', 'bonus', 'complaints'])
    expect(markup).toContain(`href="/m/helpCenter?page=${page}"`)
  expect(await render('/m/helpCenter', { missing: [legalText.path] })).not.toContain('?page=')
})

test('OPEN-91 OPEN-77 DEC-32 the terms name their version, the short version stands on top of the full text', async () => {
  const seeds = [seed({ page: 'terms' }, { version: '2026-11', language: 'UR', sections })]
  const markup = await render('/m/helpCenter?page=terms', { seeds })
  expect(markup).toContain('Version 2026-11')
  expect(markup.indexOf('In short')).toBeGreaterThan(0)
  expect(markup.indexOf('In short')).toBeLessThan(markup.indexOf('About us'))
  for (const text of sections[0]?.paragraphs ?? []) expect(markup).toContain(`<p>${text}</p>`)
  // A merchant's text may be in another language than the page.
  expect(markup).toMatch(/lang="ur[^"]*" dir="rtl"/)
})

test('an earlier version has its own address', async () => {
  const seeds = [seed({ page: 'bonus', version: '1' }, { version: '1', language: 'EN', sections })]
  const markup = await render('/m/helpCenter?page=bonus&version=1', { seeds })
  expect(markup).toContain('Version 1')
  expect(markup).toContain('About us')
  expect(markup).not.toContain('In short')
})

test('a version without a text says so, and leads to the current one', async () => {
  const absent = {
    path: legalText.path,
    query: { page: 'terms', version: '2026-05' },
    value: null,
    isAbsent: true,
  } as const
  const markup = await render('/m/helpCenter?page=terms&version=2026-05', { seeds: [absent] })
  expect(markup).toContain('This version isn’t available here')
  expect(markup).toContain('href="/m/helpCenter?page=terms"')
  expect(markup).not.toContain('role="status"')
})

test.each<[string, RenderOptions, string]>([
  ['while it loads', {}, 'role="status"'],
  [
    'after a failure',
    { failures: [{ path: legalText.path, query: { page: 'privacy' }, status: 503 }] },
    'Retry|Try again',
  ],
])('a page %s says so', async (_, options, expected) => {
  expect(await render('/m/helpCenter?page=privacy', options)).toMatch(new RegExp(expected))
})
