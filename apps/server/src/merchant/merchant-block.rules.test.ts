import { describe, expect, it } from 'vitest'
import { decideSiteBlock, isRegional } from './merchant-block.rules.ts'

const open = { maintenance: false, allowedCountries: undefined, refusedCountries: undefined }

describe('BOOT-09, BOOT-10 the site of a merchant', () => {
  it.each([
    ['is open everywhere without a list', open, 'CN', undefined],
    ['is closed in a refused country', { ...open, refusedCountries: ['CN', 'US'] }, 'CN', 'region_denied'],
    ['is open in a country that is not refused', { ...open, refusedCountries: ['CN', 'US'] }, 'PH', undefined],
    ['is open in an allowed country', { ...open, allowedCountries: ['PH'] }, 'PH', undefined],
    ['is closed in every other country', { ...open, allowedCountries: ['PH'] }, 'CN', 'region_denied'],
    [
      'is closed in an unknown country that is not allowed',
      { ...open, allowedCountries: ['PH'] },
      'ZZ',
      'region_denied',
    ],
    [
      'is closed in a country that is both allowed and refused',
      { ...open, allowedCountries: ['PH', 'CN'], refusedCountries: ['CN'] },
      'CN',
      'region_denied',
    ],
    ['is closed by maintenance in every country', { ...open, maintenance: true }, undefined, 'site_maintenance'],
    ['names the maintenance first', { ...open, maintenance: true, refusedCountries: ['CN'] }, 'CN', 'site_maintenance'],
  ])('%s', (_name, settings, country, block) => {
    expect(decideSiteBlock(settings, country)).toBe(block)
  })

  it.each([
    [open, false],
    [{ ...open, allowedCountries: ['PH'] }, true],
    [{ ...open, refusedCountries: ['CN'] }, true],
  ])('with %j asks for a country: %s', (settings, expected) => {
    expect(isRegional(settings)).toBe(expected)
  })
})
