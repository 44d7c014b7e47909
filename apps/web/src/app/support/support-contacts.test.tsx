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
