import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseMerchantFile } from './merchant-file.rules.ts'
import { merchantFile, writeMerchantSchema } from './merchant-file.ts'
import { writeMerchantFile } from './merchant-file-text.rules.ts'

const example = JSON.parse(readFileSync(new URL('../../../../docs/merchant.example.json', import.meta.url), 'utf8'))
const aurora = { code: 'aurora', name: 'Aurora', hosts: ['localhost'], formerHosts: [], settings: { currency: 'PHP' } }
const around = { merchants: [aurora], reservedHosts: ['bank.localhost'] }
const parse = (changes: object) => parseMerchantFile({ ...example, ...changes }, around)
const [banner] = example.banners
const [contact] = example.contacts

it('ENT-28 the example is a valid file, and is written as it was read', () => {
  const parsed = parse({})
  expect(parsed).toEqual({ file: example })
  expect('file' in parsed && JSON.parse(writeMerchantFile(parsed.file))).toEqual(example)
})

it('ENT-28 what is left out is empty', () => {
  const { code, name, hosts } = example
  const parsed = parseMerchantFile(
    { $schema: './merchant.schema.json', code, name, hosts, settings: { currency: 'PHP' } },
    around,
  )
  const empty = { formerHosts: [], banners: [], announcements: [], contacts: [], vendorLimits: [] }
  expect(parsed).toEqual({ file: { code, name, hosts, settings: { currency: 'PHP' }, ...empty } })
})

it.each<[string, object, (string | RegExp)[]]>([
  ['no code', { code: undefined }, ['code is missing: it must be 2 to 20 small letters and digits']],
  ['a code that is none', { code: 'No!' }, ['code is "No!": it must be 2 to 20 small letters and digits']],
  ['an unknown field', { banner: [] }, ['banner is unknown: did you mean banners?']],
  [
    'an unknown field of an entry',
    { banners: [banner, { ...banner, id: 'two', linkUrl: '/m' }] },
    ['banners[1].linkUrl is unknown: did you mean linkage?'],
  ],
  [
    'a misspelt field of an entry',
    { banners: [{ ...banner, linkge: 'FIVE' }] },
    ['banners[0].linkge is unknown: did you mean linkage?'],
  ],
  [
    'a wrong value of an entry',
    { banners: [{ ...banner, linkageType: 'X' }] },
    ['banners[0].linkageType is "X": it must be P for an activity, G for a game or URL for an address'],
  ],
  [
    'an unknown language of a text',
    { banners: [{ ...banner, title: { ENG: 'Hi' } }] },
    ['banners[0].title.ENG is unknown: did you mean EN?'],
  ],
  [
    'a banner that leads nowhere',
    { banners: [{ ...banner, linkageType: 'URL', linkage: 'javascript:alert(1)' }] },
    ['banners[0].linkage is "javascript:alert(1)": it must be a page such as /m/activity, or an address with https'],
  ],
  [
    'images of hosts that are not listed',
    {
      banners: [{ ...banner, url: 'https://evil.example/a.png' }],
      settings: { ...example.settings, appIcon: 'https://evil.example/{size}.png' },
    },
    [
      'settings.appIcon is "https://evil.example/{size}.png": it must be an address of the site such as /m/art/logo.svg, or of an origin in settings.imageCDNs',
      'banners[0].url is "https://evil.example/a.png": it must be an address of the site such as /m/art/logo.svg, or of an origin in settings.imageCDNs',
    ],
  ],
  ['an id twice', { contacts: [contact, contact] }, ['contacts[1].id is telegram: contacts[0] has it already']],
  [
    'hosts of others',
    { hosts: ['localhost', 'bank.localhost', 'Nova.example'] },
    [
      'hosts has localhost: merchant aurora has it',
      'hosts has bank.localhost: this instance answers there itself',
      'hosts has "Nova.example": a host is a name in small letters, without scheme, port or path',
    ],
  ],
  [
    'wrong settings',
    { settings: { ...example.settings, splash: 'never', sesionIdleMinutes: 5 } },
    [
      'settings.splash is "never": it must be one of always, app, off',
      'settings.sesionIdleMinutes is no setting: did you mean sessionIdleMinutes?',
    ],
  ],
  [
    'no settings',
    { settings: undefined },
    ['settings is missing: it must be a group of settings with at least a currency'],
  ],
  [
    'a colour without contrast',
    { settings: { ...example.settings, colours: { bar: '#ffffff', 'bar-text': '#eeeeee' } } },
    [
      'settings.colours: bar-text #eeeeee on bar #ffffff has a contrast of 1.1: at least 4.5 is needed',
      'settings.colours: bar-name #eeeeee on bar #ffffff has a contrast of 1.1: at least 3 is needed',
    ],
  ],
  [
    'limits that contradict each other',
    {
      vendorLimits: [
        { vendor: 'arcade', credit: '100', round: '10' },
        { vendor: 'acme', currency: 'FUN', day: '1' },
      ],
    },
    [
      'vendorLimits[0]: round must be at least credit',
      'vendorLimits[1]: currency is "FUN": it must be a currency of real money, such as PHP',
    ],
  ],
  [
    'several at once',
    { name: '', hosts: [], settings: { splash: 'never' }, banners: [], contacts: [{ ...contact, path: '' }] },
    [
      'name is "": it must be a text of 1 to 60 characters',
      'hosts is []: it must be a list of hosts with at least one',
      'contacts[0].path is "": it must be an address such as https://t.me/support',
      /^settings\.currency is missing/,
      /^settings\.splash is "never"/,
    ],
  ],
])('ENT-28 a file with %s is refused', (_, changes, expected) => {
  const parsed = parse(changes)
  const faults = 'faults' in parsed ? parsed.faults : []
  const wanted = expected.map((fault) => (typeof fault === 'string' ? fault : expect.stringMatching(fault)))
  expect(faults).toHaveLength(expected.length)
  expect(faults).toEqual(expect.arrayContaining(wanted))
})

it.each([null, [], 'nova', 5])('ENT-28 %j is no file', (content) => {
  const parsed = parseMerchantFile(content, around)
  expect('faults' in parsed && parsed.faults).toContain(
    `The file is ${JSON.stringify(content)}: it must be an object with code, name, hosts, settings and further fields`,
  )
})

it('ENT-28 the published schema accepts the example and refuses what the file refuses', () => {
  const published = z.fromJSONSchema(writeMerchantSchema() as Parameters<typeof z.fromJSONSchema>[0]) // a schema of the library's own
  for (const schema of [published, merchantFile]) {
    expect(schema.safeParse(example).error).toBeUndefined()
    for (const wrong of [
      { code: 'No!' },
      { banner: [] },
      { hosts: [] },
      { banners: [{ ...banner, linkageType: 'X' }] },
    ])
      expect(schema.safeParse({ ...example, ...wrong }).success).toBe(false)
  }
})
