import { announcements, downloadSettings, type EndpointDefinition, gameList, gameMatches } from '@foyer/contract'
import { describe, expect, it } from 'vitest'
import {
  buildCacheKey,
  isCacheable,
  isOtherUserKey,
  isUsable,
  listCleanup,
  listExcessEntries,
} from './response-cache.rules.ts'

describe('HTTP-13 what is cached', () => {
  const cacheable = { method: 'GET', access: 'anyone', publicMaxAgeSeconds: 30 }
  it.each([
    ['a public GET with a lifetime', {}, true],
    ['one with a lifetime of zero', { publicMaxAgeSeconds: 0 }, true],
    ['not one without a lifetime', { publicMaxAgeSeconds: undefined }, false],
    ['not one that changes by itself', { isLive: true }, false],
    ['not a write', { method: 'POST' }, false],
    ['not a member’s', { access: 'member' }, false],
    ['not an agent’s', { access: 'agent' }, false],
    ['not the staff’s', { access: 'staff' }, false],
  ])('%s', (_name, change, isCached) => {
    const endpoint = { ...cacheable, ...change } as EndpointDefinition // all fields of the rule
    expect(isCacheable(endpoint)).toBe(isCached)
  })
})

describe('T28 whose entry it is', () => {
  const path = '/wps/game/list?a=1'

  it.each([
    ['a guest', undefined, '/aurora/-/EN/wps/game/list?a=1'],
    ['a member', '7', '/aurora/7/EN/wps/game/list?a=1'],
    ['a member with signs in the id', '7/8', '/aurora/7%2F8/EN/wps/game/list?a=1'],
  ])('the key of %s', (_name, memberId, key) => {
    expect(buildCacheKey({ merchant: 'aurora', memberId, language: 'EN' }, path)).toBe(key)
  })

  it.each([
    ['announcements', announcements],
    ['LANG-12 the matches', gameMatches],
    ['the games', gameList],
    ['LANG-13 the download settings', downloadSettings],
  ])('%s are loaded again in another language', (_name, { path }) => {
    const keys = (['EN', 'UR'] as const).map((language) =>
      buildCacheKey({ merchant: 'a', memberId: '7', language }, path),
    )
    expect(new Set(keys).size).toBe(2)
  })

  it('signs in merchant and language cannot reach another part of the key', () => {
    const key = buildCacheKey({ merchant: 'a/7', memberId: undefined, language: 'E/N' }, path)
    expect(key).toBe('/a%2F7/-/E%2FN/wps/game/list?a=1')
  })

  it.each([
    ['a guest’s, for a guest', 'aurora', undefined, undefined, false],
    ['a guest’s, for a member', 'aurora', undefined, '7', false],
    ['a guest’s of another merchant', 'lotus', undefined, '7', false],
    ['the member’s own', 'aurora', '7', '7', false],
    ['a member’s, for a guest', 'aurora', '7', undefined, true],
    ['another member’s', 'aurora', '8', '7', true],
    ['one whose id begins alike', 'aurora', '77', '7', true],
    ['the same id at another merchant', 'lotus', '7', '7', true],
  ])('an entry of another user: %s', (_name, merchant, owner, current, isOther) => {
    const key = buildCacheKey({ merchant, memberId: owner, language: 'EN' }, path)
    expect(isOtherUserKey(key, 'aurora', current)).toBe(isOther)
  })

  it.each(['', 'other', '/aurora'])('the broken key "%s" is another user’s', (key) => {
    expect(isOtherUserKey(key, 'aurora', undefined)).toBe(true)
    expect(isOtherUserKey(key, 'aurora', '7')).toBe(true)
  })
})

describe('HTTP-17 how long an entry is used', () => {
  it.each([
    [999, false],
    [1_000, false],
    [1_001, true],
    [181_000, true],
    [181_001, false],
  ])('until %i, read at 1000: %s', (expiresAt, isRead) => {
    expect(isUsable(expiresAt, 1_000)).toBe(isRead)
  })
})

describe('HTTP-19 HTTP-21 CONF-44 CONST-05 CONST-08 how many entries stay', () => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => index)

  it.each([
    [0, 0],
    [30, 0],
    [31, 7],
    [35, 7],
    [36, 8],
    [100, 20],
  ])('of %i the oldest %i go', (count, gone) => {
    expect(listExcessEntries(list(count))).toEqual(list(gone))
  })

  const toEntries = (ends: number[]) => ends.map((expiresAt) => ({ expiresAt }))

  it.each([
    ['ended ones', [5, 10, 11, 12], 2],
    ['nothing of thirty', list(30).map((index) => 11 + index), 0],
    ['the oldest of thirty-one', list(31).map((index) => 11 + index), 7],
    ['the oldest until the limit is met', list(45).map((index) => 11 + index), 17],
    ['ended ones first, then the oldest', list(41).map((index) => 1 + index), 10 + 7],
  ])('the cleanup takes %s', (_name, ends, count) => {
    const entries = toEntries(ends)
    expect(listCleanup(entries, 10)).toEqual(entries.slice(0, count))
  })

  it('the cleanup takes an entry from a clock that was ahead', () => {
    const entries = toEntries([180_011, 180_010])
    expect(listCleanup(entries, 10)).toEqual(entries.slice(0, 1))
  })
})
