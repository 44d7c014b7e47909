import { describe, expect, test } from 'vitest'
import { findGameFrames, isFramedVendor } from './game-frame.rules.ts'

const vendors = new Map([
  ['arcade', 'http://arcade.example:8080'],
  ['spin', 'https://games.spin.example/start?x=1'],
])

describe('T34 which games the pages of a merchant may frame', () => {
  test.each([
    [undefined, false, []],
    [[], false, []],
    [['gone'], false, []],
    [['spin'], true, ["'self'", 'https://games.spin.example']],
    [['arcade', 'spin'], false, ["'self'", 'http://arcade.example:8080', 'https://games.spin.example']],
    [['arcade'], true, []],
  ])('of %j on a page by https: %s', (framedVendors, isHttps, expected) => {
    expect(findGameFrames({ framedVendors }, vendors, { isHttps })).toEqual(expected)
  })

  test('only those of the listed vendors', () => {
    expect(isFramedVendor({ framedVendors: ['spin'] }, 'spin')).toBe(true)
    expect(isFramedVendor({ framedVendors: ['spin'] }, 'arcade')).toBe(false)
    expect(isFramedVendor({}, 'arcade')).toBe(false)
  })
})
