import type { SiteSettings } from '@foyer/contract'
import { expect, test } from 'vitest'
import { type Block, findBlock } from './blocked.rules.ts'

const open = { maintenance: false, maintenanceEnd: null, regionRestriction: null, ip: '203.0.113.7' }
const end = '2026-11-21T12:00:00Z'
const denied = { kind: 'denied', ip: '203.0.113.7' } as const

test.each<[string, Partial<SiteSettings>, Block | undefined]>([
  ['nothing', {}, undefined],
  ['an end without maintenance', { maintenanceEnd: end }, undefined],
  ['BOOT-09 maintenance', { maintenance: true }, { kind: 'maintenance', end: null }],
  ['BOOT-09 maintenance with its end', { maintenance: true, maintenanceEnd: end }, { kind: 'maintenance', end }],
  ['BOOT-10 the address', { regionRestriction: 'ip' }, { ...denied, by: 'ip' }],
  ['BOOT-10 the location', { regionRestriction: 'location' }, { ...denied, by: 'location' }],
  [
    'BOOT-09 maintenance before a restriction',
    { maintenance: true, regionRestriction: 'ip' },
    { kind: 'maintenance', end: null },
  ],
])('the site is closed by %s', (_name, change, block) => {
  const settings = { ...open, ...change } as SiteSettings // all fields of the rule
  expect(findBlock(settings)).toEqual(block)
})
