import { register } from '@foyer/contract'
import { expect, test } from 'vitest'
import { readPixelTrack } from './pixel-track.ts'
import type { Stored } from './storage.ts'

const read = (stored: Partial<Stored>, cookies: Record<string, string> = {}) =>
  readPixelTrack({ read: (key) => stored[key] }, (name) => cookies[name])
const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`id${index}`, '1']))

test.each<[string, Partial<Stored>, Record<string, string>, Record<string, string> | undefined]>([
  ['nothing', {}, {}, undefined],
  ['no ids', { pixelIds: {} }, {}, undefined],
  ['a tid that is none', { tid: 'x' }, {}, undefined],
  ['a tid', { tid: '42' }, {}, { tid: '42' }],
  ['the cookies of Facebook', {}, { _fbc: 'fb.1', _fbp: 'fb.2', other: '1' }, { _fbc: 'fb.1', _fbp: 'fb.2' }],
  ['ids by name', { pixelIds: { kw: '1', twclid: '2' } }, {}, { kw: '1', twclid: '2' }],
  ['what the contract refuses', { pixelIds: { 'a b': '1', kw: '', gtm: 'x'.repeat(501), ok: '1' } }, {}, { ok: '1' }],
])('REG-23 TRACK-18 with %s', (_what, stored, cookies, expected) => {
  expect(read(stored, cookies)).toEqual(expected)
})

test('REG-23 the call takes all that is sent', () => {
  const pixelTrack = read({ tid: '1', pixelIds: many })
  expect(Object.keys(pixelTrack ?? {})).toHaveLength(40)
  expect(register.body.safeParse({ username: 'demo1', password: 'secret1', pixelTrack }).success).toBe(true)
})
