import { type SiteSettings, systemCountry } from '@foyer/contract'
import { expect, test } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { renderElement } from '../../testing/render-element.tsx'
import { MobileField, useDialingCode } from './mobile-field.tsx'

const countries = [
  { countryDialingCode: '63', countryCode: 'PH' },
  { countryDialingCode: '92', countryCode: 'PK' },
]

function render(changes: Partial<SiteSettings>) {
  const settings = { ...fixtureSettings(), countries, smsProvider: { firebase: false }, ...changes }
  return renderElement(<MobileField dialingCode="63" onDialingCode={() => undefined} error={undefined} />, { settings })
}

test.each<[string, Partial<SiteSettings>, boolean]>([
  ['neither', { whitelabelVal: {} }, false],
  ['UPDATEMOBILEICC3', { whitelabelVal: { UPDATEMOBILEICC3: true } }, true],
  ['sms by Firebase', { whitelabelVal: {}, smsProvider: { firebase: true } }, true],
])('REG-25 FLAG-11 the country code with %s', async (_what, settings, isShown) => {
  const markup = await render(settings)
  expect([markup.includes('+63'), markup.includes('/m/art/flags/ph.webp')]).toEqual([isShown, isShown])
})

test.each([
  [true, true],
  [false, false],
])('REG-26 FLAG-12 with DISABLEDMOBILEICC3 %s the country code is locked: %s', async (DISABLEDMOBILEICC3, isLocked) => {
  const markup = await render({ whitelabelVal: { UPDATEMOBILEICC3: true, DISABLEDMOBILEICC3 } })
  expect(/<button[^>]*disabled/.test(markup)).toBe(isLocked)
})

function DialingCode() {
  return useDialingCode(true)[0]
}

test.each([
  ['PK', countries, '92'],
  ['pk', countries, '92'],
  ['PH', countries, '63'],
  ['BR', countries, '63'],
  [undefined, countries, '63'],
  ['PK', countries.slice(0, 1), '63'],
  ['PK', [], ''],
])('OPEN-68 for a visitor in %s the dialing code of %j is %j at first', async (countryCode, listed, code) => {
  const seeds = countryCode === undefined ? [] : [{ path: systemCountry.path, query: {}, value: { countryCode } }]
  const settings = { ...fixtureSettings(), countries: listed }
  expect(await renderElement(<DialingCode />, { settings, seeds })).toBe(code)
})
