import { customerServiceContacts } from '@foyer/contract'
import { expect, test } from 'vitest'
import { renderElement } from '../../../testing/render-element.tsx'
import { SupportContacts } from './support-contacts.tsx'

const contact = (title: string, link: string) => ({
  title,
  link,
  path: link,
  csType: 'TELEGRAM',
  csPosition: '',
  labelIds: [],
})

test('CS-15 a contact says how soon and when it answers, if the merchant says so', async () => {
  const value = [
    { ...contact('One', 'https://t.me/one'), answerMinutes: 5, hours: '8 am–midnight' },
    { ...contact('Two', 'https://t.me/two'), hours: 'Weekdays' },
  ]
  const markup = await renderElement(<SupportContacts />, { seeds: [{ path: customerServiceContacts.path, value }] })
  expect(rowsOf(markup).map(({ words }) => words[1])).toEqual(['Usually answers in 5 min · 8 am–midnight', 'Weekdays'])
})

const rowsOf = (markup: string) =>
  [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) => ({
    words: row
      .replace(/<svg.*?<\/svg>/g, '')
      .split(/<[^>]+>/)
      .filter(Boolean),
    href: /href="([^"]+)"/.exec(row)?.[1],
  }))

test('CS-01 CS-06 CS-15 MODAL-16 the contacts are a list; the first is recommended, and one without a good address has no link', async () => {
  const value = [contact('One', 'https://t.me/one'), contact('Two', 'javascript:alert(1)'), contact('Three', '')]
  const markup = await renderElement(<SupportContacts />, { seeds: [{ path: customerServiceContacts.path, value }] })
  expect(rowsOf(markup)).toEqual([
    { words: ['One', 'Recommended'], href: 'https://t.me/one' },
    { words: ['Two', 'Also available'], href: undefined },
    { words: ['Three', 'Also available'], href: undefined },
  ])
})

test('CS-04 DEC-22 a contact with a script opens it over the page; none of it is there before', async () => {
  const frame = 'https://scripts.example/support/aurora/live'
  const value = [{ ...contact('Live', 'https://cdn.vendor.example/widget.js'), csType: 'LIVECHAT', frame }]
  const markup = await renderElement(<SupportContacts />, { seeds: [{ path: customerServiceContacts.path, value }] })
  expect(markup).toContain('<button type="button">')
  expect(markup).not.toContain('href=')
  expect(markup).not.toContain('<iframe')
  expect(markup).not.toContain('vendor.example')
})
