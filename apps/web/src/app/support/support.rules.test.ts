import { hostileAddresses, hostileSite } from '@foyer/contract/testing-hostile-addresses'
import { describe, expect, test } from 'vitest'
import { decideContactUrl, listContacts } from './support.rules.ts'

const entry = (title: string, labelIds: string[]) => ({
  title,
  labelIds,
  path: '',
  link: '',
  csType: 'LINE',
  csPosition: '',
})
const entries = [entry('all', []), entry('gold', ['g']), entry('both', ['g', 's'])]

describe('who sees which contact', () => {
  test.each([
    ['CONF-22 CS-07 a guest', undefined, 'all'],
    ['CONF-22 CS-07 CS-08 CS-10 ROLE-10 a member of that label', 'g', 'gold,both,all'],
    ['CS-09 a member of another label', 'x', 'all'],
  ])('%s', (_, label, titles) => {
    expect(
      listContacts(entries, label)
        .map(({ title }) => title)
        .join(),
    ).toBe(titles)
  })
})

describe('where a contact may lead', () => {
  const origin = 'https://www.aurora.example'
  test.each([
    ['TELEGRAM', 'https://t.me/foyer', 'https://t.me/foyer'],
    ['WHATSAPP', 'https://wa.me/123', 'https://wa.me/123'],
    ['LIVECHAT', 'https://chat.aurora.example/x', 'https://chat.aurora.example/x'],
    ['LIVECHAT', '/m/helpCenter', `${origin}/m/helpCenter`],
    ['TELEGRAM', 'http://t.me/foyer', undefined],
    ['TELEGRAM', 'https://t.me.evil.example/x', undefined],
    ['TELEGRAM', 'https://t.me@evil.example/x', undefined],
    ['TELEGRAM', 'javascript:alert(1)', undefined],
    ['TELEGRAM', 'data:text/html,x', undefined],
    ['LIVECHAT', 'https://t.me/foyer', undefined],
    ['NOTHING', 'https://evil.example', undefined],
    ['TELEGRAM', 'https://%', undefined],
  ])('T7 ERR-34 %s %s', (csType, link, url) => {
    expect(decideContactUrl({ csType, link }, ['https://chat.aurora.example'], origin)).toBe(url)
  })

  test.each(['TELEGRAM', 'LIVECHAT', '__proto__', ''])(
    'T7 CS-06 of more than 500 malformed addresses none leads a contact of kind “%s” astray',
    (csType) => {
      expect(hostileAddresses.length).toBeGreaterThan(500)
      for (const { address, expected } of hostileAddresses) {
        const url = decideContactUrl({ csType, link: address }, hostileSite.listed, hostileSite.origin)
        expect(url !== undefined, address).toBe(expected.outside === 'own' || expected.outside === 'listed')
      }
    },
  )
})
