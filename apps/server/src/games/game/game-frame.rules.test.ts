import { describe, expect, test } from 'vitest'
import { findGameFrames, isFramedVendor } from './game-frame.rules.ts'

const arcade = { code: 'arcade', origins: ['http://arcade.example:8080'] }
const spin = { code: 'spin', origins: ['https://games.spin.example'] }
const mixed = { code: 'mixed', origins: ['https://mixed.example', 'http://mixed.example'] }
const vendors = [arcade, spin, mixed]

describe('T34 which games the pages of a merchant may frame', () => {
  test.each([
    [undefined, false, []],
    [[], false, []],
    [['gone'], false, []],
    [['spin'], true, ["'self'", 'https://games.spin.example']],
    [['arcade', 'spin'], false, ["'self'", 'http://arcade.example:8080', 'https://games.spin.example']],
    [['arcade', 'spin'], true, ["'self'", 'https://games.spin.example']],
    [['arcade'], true, []],
    [['mixed'], true, []],
    [['mixed'], false, ["'self'", 'https://mixed.example', 'http://mixed.example']],
  ])('of %j on a page by https: %s', (framedVendors, isHttps, expected) => {
    expect(findGameFrames({ framedVendors }, vendors, { isHttps })).toEqual(expected)
  })

  test.each([
    [['spin'], spin, true, true],
    [['spin'], arcade, false, false],
    [undefined, arcade, false, false],
    [['arcade'], arcade, false, true],
    [['arcade'], arcade, true, false],
    [['mixed'], mixed, true, false],
  ])(
    'GAME-06 of %j the launch opens %j on a page by https (%s) in a frame: %s',
    (framedVendors, vendor, isHttps, is) => {
      expect(isFramedVendor({ framedVendors }, vendor, { isHttps })).toBe(is)
    },
  )
})
