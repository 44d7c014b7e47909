import { describe, expect, it, test } from 'vitest'
import type { StoredMerchant } from './merchant.store.ts'
import {
  decideChangedMerchant,
  decideNewMerchant,
  describeUnknownMerchant,
  listMerchantFaults,
  listMerchantFields,
} from './merchant-change.rules.ts'

const nova: StoredMerchant = {
  code: 'nova',
  name: 'Nova',
  hosts: ['nova.example'],
  formerHosts: ['old.example'],
  settings: { currency: 'PHP', sessionIdleMinutes: 'long', template: { app_desc: 'Hello' } },
}
const around = { merchants: [nova], reservedHosts: ['bank.localhost'] }
const basics = ['name=Vega', 'hosts=vega.example', 'currency=PHP']

describe('T42 a merchant is added', () => {
  it('with what its assignments say, in the types of the settings', () => {
    const decision = decideNewMerchant(
      'vega',
      [
        ...basics,
        'whitelabelVal.REG3=true',
        'sessionIdleMinutes=30',
        'template.languages=EN,UR',
        'imageCDNs=https://a.example, https://b.example',
        'countries=[{"countryDialingCode":"63","countryCode":"PH"}]',
        'names.UR=ویگا',
        'paymentProviders={"ewallet":"other","payout":"other"}',
      ],
      around,
    )
    expect(decision).toEqual({
      merchant: {
        code: 'vega',
        name: 'Vega',
        hosts: ['vega.example'],
        formerHosts: [],
        settings: {
          currency: 'PHP',
          whitelabelVal: { REG3: true },
          sessionIdleMinutes: 30,
          template: { languages: 'EN,UR' },
          imageCDNs: ['https://a.example', 'https://b.example'],
          countries: [{ countryDialingCode: '63', countryCode: 'PH' }],
          names: { UR: 'ویگا' },
          paymentProviders: { ewallet: 'other', payout: 'other' },
        },
      },
    })
  })

  const refused: [code: string, assignments: string[], faults: (string | RegExp)[]][] = [
    ['Vega!', basics, ['"Vega!" is no code: it must be 2 to 20 small letters and digits']],
    ['/vega', basics, ['"/vega" is no code: it must be 2 to 20 small letters and digits']],
    ['vega!', basics, ['"vega!" is no code: it must be 2 to 20 small letters and digits']],
    ['vega', [...basics, '=Vega'], ['"=Vega" is no assignment: write field=value']],
    ['vega', [...basics, `name=${'x'.repeat(61)}`], [/^name is "x+": it must be a text of 1 to 60 characters$/]],
    ['nova', basics, ['nova is taken: npm run merchant -- set nova changes that merchant']],
    [
      'vega',
      [],
      [
        'name is "": it must be a text of 1 to 60 characters',
        'hosts is missing: nobody reaches a merchant without a host',
        /^currency is missing: it must be one of BDT, /,
      ],
    ],
    ['vega', [...basics, 'hosts=nova.example'], ['hosts has nova.example: merchant nova has it']],
    ['vega', [...basics, 'formerHosts=old.example'], ['formerHosts has old.example: merchant nova has it']],
    ['vega', [...basics, 'hosts=bank.localhost'], ['hosts has bank.localhost: this instance answers there itself']],
    [
      'vega',
      [...basics, 'hosts=Vega.example:8080'],
      ['hosts has "Vega.example:8080": a host is a name in small letters, without scheme, port or path'],
    ],
    ['vega', [...basics, 'currency=PESO'], [/^currency is "PESO": it must be one of BDT, /]],
    [
      'vega',
      [...basics, 'template.footernav=home'],
      ['template.footernav is no setting: did you mean template.footer_nav?'],
    ],
    ['vega', [...basics, 'footer_nav=home'], ['footer_nav is no setting: did you mean template.footer_nav?']],
    ['vega', [...basics, 'host=a.example'], ['host is no field of a merchant: did you mean hosts?']],
    ['vega', [...basics, 'imageCDNs.0=https://a.example'], [/^imageCDNs\.0 is no setting/]],
    ['vega', [...basics, '__proto__.x=1'], ['__proto__.x is no setting']],
    ['vega', [...basics, 'maintenance=yes'], ['maintenance is "yes": it must be true or false']],
    [
      'vega',
      [...basics, 'sessionIdleMinutes=0'],
      ['sessionIdleMinutes is "0": it must be a whole number from 1 to 10080'],
    ],
    ['vega', [...basics, 'maintenance'], ['"maintenance" is no assignment: write field=value']],
  ]
  test.each(refused)('refused: %s %j', (code, assignments, faults) => {
    const expected = faults.map((fault) => (typeof fault === 'string' ? fault : expect.stringMatching(fault)))
    expect(decideNewMerchant(code, assignments, around)).toEqual({ faults: expected })
  })
})

test('T42 a code is taken by one of several merchants; a name of 60 characters is one', () => {
  const others = { ...around, merchants: [nova, { ...nova, code: 'lyra' }] }
  expect(decideNewMerchant('nova', basics, others)).toHaveProperty('faults')
  const name = 'x'.repeat(60)
  expect(decideNewMerchant('vega', [...basics, `name= ${name} `], around)).toMatchObject({ merchant: { name } })
})

describe('a merchant is changed', () => {
  it('field by field; what is stored and not valid does not stand in the way', () => {
    const decision = decideChangedMerchant('nova', ['name=Nova One', 'template.footer_nav=home,member'], around)
    expect(decision).toEqual({
      merchant: {
        ...nova,
        name: 'Nova One',
        settings: { ...nova.settings, template: { app_desc: 'Hello', footer_nav: 'home,member' } },
      },
    })
    expect(nova.name).toBe('Nova')
  })

  it('a field without a value has its default again', () => {
    const decision = decideChangedMerchant('nova', ['sessionIdleMinutes=', 'template.app_desc='], around)
    expect(decision).toEqual({ merchant: { ...nova, settings: { currency: 'PHP', template: {} } } })
  })

  test.each([
    ['novva', ['name=X'], '"novva" is no merchant: did you mean nova?'],
    ['unknown', ['name=X'], '"unknown" is no merchant'],
    ['nova', [], 'nothing to set: write field=value'],
    ['nova', ['hosts='], 'hosts is missing: nobody reaches a merchant without a host'],
    ['nova', ['currency='], expect.stringMatching(/^currency is missing/)],
  ])('refused: %s %j', (code, assignments, fault) => {
    expect(decideChangedMerchant(code, assignments, around)).toEqual({ faults: [fault] })
  })
})

it('a check names every stored field that is not valid', () => {
  const wrong = { ...nova, name: ' ', hosts: ['a b'], settings: { ...nova.settings, splash: 'never', colour: 1 } }
  expect(listMerchantFaults(wrong, around)).toEqual([
    'name is " ": it must be a text of 1 to 60 characters',
    'hosts has "a b": a host is a name in small letters, without scheme, port or path',
    'splash is "never": it must be one of always, app, off',
    'sessionIdleMinutes is "long": it must be a whole number from 1 to 10080',
    'colour is no setting',
  ])
})

it('a list of fields shows what is stored and what has its default', () => {
  const settings = {
    currency: 'PHP',
    imageCDNs: ['https://a.example', 'https://b.example'],
    names: { UR: 'نووا' },
    countries: [{ countryDialingCode: '63', countryCode: 'PH' }],
  }
  const hosts = ['nova.example', 'n.example']
  const fields = listMerchantFields({ ...nova, hosts, formerHosts: ['old.example', 'older.example'], settings })
  expect(fields).toEqual(
    expect.arrayContaining([
      'name=Nova',
      'hosts=nova.example,n.example',
      'formerHosts=old.example,older.example',
      'currency=PHP',
      'imageCDNs=https://a.example,https://b.example',
      'countries=[{"countryDialingCode":"63","countryCode":"PH"}]',
      'template.id=MT8802  (default)',
      'maintenance=false  (default)',
    ]),
  )
  expect(fields.filter((field) => field.startsWith('withdrawalHoldSeconds'))).toEqual([])
})

it('an unknown merchant is named with the nearest one', () => {
  expect(describeUnknownMerchant('nvoa', [nova])).toBe('"nvoa" is no merchant: did you mean nova?')
})
