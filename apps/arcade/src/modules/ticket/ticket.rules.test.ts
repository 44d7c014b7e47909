import { expect, test } from 'vitest'
import { isSameTicket } from './ticket.rules.ts'

const line = { type: 'place', digits: '7', place: 2, stake: '500' }
const other = { type: 'last2', digits: '45', place: null, stake: '500' }
const ticket = { currency: 'PHP', drawId: '20261121-0743', lines: [line, other] }

test.each([
  ['the same', { ...ticket, lines: [{ ...line }, { ...other }] }, true],
  ['another currency', { ...ticket, currency: 'FUN' }, false],
  ['another draw', { ...ticket, drawId: '20261121-0744' }, false],
  ['a line fewer', { ...ticket, lines: [line] }, false],
  ['a line more', { ...ticket, lines: [line, other, other] }, false],
  ['another order', { ...ticket, lines: [other, line] }, false],
  ['another type', { ...ticket, lines: [{ ...line, type: 'any' }, other] }, false],
  ['other digits', { ...ticket, lines: [{ ...line, digits: '8' }, other] }, false],
  ['another place', { ...ticket, lines: [{ ...line, place: 3 }, other] }, false],
  ['another stake', { ...ticket, lines: [{ ...line, stake: '1000' }, other] }, false],
  ['no lines', { ...ticket, lines: [] }, false],
])('T20 a second request for the same ticket: %s', (_name, second, isSame) => {
  expect(isSameTicket(ticket, second)).toBe(isSame)
})

test('T20 neighbouring fields and lines are told apart', () => {
  const of = (digits: string, stake: string) => ({
    ...{ currency: 'PHP', drawId: 'd' },
    lines: [{ type: 'place', digits, place: 1, stake }],
  })
  expect(isSameTicket(of('1', '1500'), of('11', '500'))).toBe(false)
  const one = { currency: 'PHP', drawId: 'd', lines: [line] }
  expect(isSameTicket(one, { ...one, drawId: `d${line.type}` })).toBe(false)
  const first = {
    ...one,
    lines: [
      { ...line, stake: '5' },
      { ...line, type: '' },
    ],
  }
  const second = {
    ...one,
    lines: [
      { ...line, stake: '5' },
      { ...line, type: '0' },
    ],
  }
  expect(isSameTicket(first, second)).toBe(false)
})
