import { describe, expect, test } from 'vitest'
import { listAboutFacts } from './help-about.rules.ts'

const info = {
  legalName: 'Aurora Inc.',
  licence: { authority: 'Authority', number: 'N-1' },
  registeredAddress: '1 Main Street',
  email: 'help@aurora.example',
  telephone: '+63 2 5550 0100',
  serviceHours: 'Every day',
}

describe('BOOT-12 API-23 what an operator states about itself', () => {
  test('is read from value.info, in one order', () => {
    expect(listAboutFacts({ info })).toEqual([
      { name: 'legalName', text: 'Aurora Inc.' },
      { name: 'authority', text: 'Authority' },
      { name: 'number', text: 'N-1' },
      { name: 'registeredAddress', text: '1 Main Street' },
      { name: 'email', text: 'help@aurora.example', url: 'mailto:help@aurora.example' },
      { name: 'telephone', text: '+63 2 5550 0100', url: 'tel:+63255500100' },
      { name: 'serviceHours', text: 'Every day' },
    ])
  })

  test.each([
    ['no answer', undefined],
    ['nothing', null],
    ['no info', {}],
    ['an info of nothing', { info: null }],
    ['an empty info', { info: {} }],
    ['words for an info', { info: 'Aurora Inc.' }],
    ['a list for an info', { info: [info] }],
    ['the fields beside the info', info],
    ['other types', { info: { legalName: 7, licence: 'N-1', email: [], telephone: {}, serviceHours: true } }],
    ['empty texts', { info: { legalName: '', licence: { number: ' ' }, email: '\n' } }],
    ['fields that nobody knows', { info: { owner: 'x', licence: { owner: 'x' } } }],
  ])('%s tells nothing', (_what, value) => {
    expect(listAboutFacts(value)).toEqual([])
  })

  test.each([
    ['email', 'javascript:alert(1)'],
    ['email', 'https://evil.example'],
    ['email', 'help@aurora.example?bcc=thief@evil.example'],
    ['telephone', 'javascript:alert(1)'],
    ['telephone', 'ask at the desk'],
  ])('T7 an %s of %s is a text and leads nowhere', (name, text) => {
    expect(listAboutFacts({ info: { [name]: text } })).toEqual([{ name, text, url: undefined }])
  })
})
