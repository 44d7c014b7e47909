import { describe, expect, it } from 'vitest'
import { getStakeBounds } from '../../../game/game.constants.ts'
import { BET_TYPES, getKind, SIDES } from '../../../game/kind.constants.ts'
import {
  changeEditor,
  type Editor,
  fitStakeMinor,
  readKey,
  readLine,
  readSlotPlace,
  readTypedStake,
  startEditor,
} from './play-editor.rules.ts'

const bounds = getStakeBounds('PHP')
const typed = (editor: Editor, digits: string) =>
  [...digits].reduce((state, digit) => changeEditor(state, { kind: 'digit', digit }), editor)

describe('DEC-35 the number editor', () => {
  it('fills from the first place on and stays on the last', () => {
    const editor = typed(startEditor({ type: 'five', bounds }), '123456')
    expect(editor.digits.join('')).toBe('12346')
    expect(editor.active).toBe(4)
    expect(readLine(editor)).toEqual({ type: 'five', digits: '12346', place: null, stakeMinor: 500n })
  })

  it('is no line while a digit is missing', () => {
    expect(readLine(typed(startEditor({ type: 'five', bounds }), '1234'))).toBeNull()
  })

  it('erases the chosen digit first, then the one before', () => {
    let editor = typed(startEditor({ type: 'five', bounds }), '123')
    editor = changeEditor(editor, { kind: 'erase' })
    expect([editor.digits.join('.'), editor.active]).toEqual(['1.2...', 2])
    editor = changeEditor(editor, { kind: 'erase' })
    expect([editor.digits.join('.'), editor.active]).toEqual(['1....', 1])
    for (let count = 0; count < 9; count += 1) editor = changeEditor(editor, { kind: 'erase' })
    expect([editor.digits.join('.'), editor.active]).toEqual(['....', 0])
  })

  it('takes only one of our ten digits for a digit', () => {
    for (const digit of ['', 'a', '12', '٤', ' ']) {
      expect(changeEditor(startEditor({ type: 'five', bounds }), { kind: 'digit', digit })).toEqual(
        startEditor({ type: 'five', bounds }),
      )
    }
  })

  it.each(BET_TYPES)('%s starts empty, takes a quick pick, and names its places', (type) => {
    const editor = changeEditor(startEditor({ type: 'five', bounds }), { kind: 'type', type, bounds })
    expect(editor.digits.every((digit) => digit === null)).toBe(true)
    if (getKind(type).digits === 0) {
      const sided = SIDES.map((side) => readLine(changeEditor(editor, { kind: 'side', side }))?.digits)
      expect(sided).toEqual(SIDES)
      expect(changeEditor(editor, { kind: 'digit', digit: '1' })).toEqual(editor)
      return
    }
    const filled = changeEditor(editor, { kind: 'fill', digits: ['9', '8', '7', '6', '5'] })
    expect(readLine(filled)?.digits).toBe('98765'.slice(0, editor.digits.length))
    expect(changeEditor(filled, { kind: 'side', side: 'big' })).toEqual(filled)
  })

  it.each([
    ['five', [1, 2, 3, 4, 5]],
    ['levels', [1, 2, 3, 4, 5]],
    ['box', [1, 2, 3, 4, 5]],
    ['last3', [3, 4, 5]],
    ['first3', [1, 2, 3]],
    ['box3', [3, 4, 5]],
    ['last2', [4, 5]],
    ['first2', [1, 2]],
    ['place', [1]],
    ['any', [0]],
    ['seaBig', [1, 2, 3, 4]],
    ['sea2', [3, 4]],
    ['vnLo', [4, 5]],
    ['vnDe3', [3, 4, 5]],
  ] as const)('%s is played in the places %j', (type, places) => {
    const editor = changeEditor(startEditor({ type: 'five', bounds }), { kind: 'type', type, bounds })
    expect(editor.digits.map((_, slot) => readSlotPlace(editor, slot))).toEqual(places)
  })

  it('keeps the digits for another kind of as many, and a box of equal digits is no line', () => {
    const last = typed(startEditor({ type: 'last3', bounds }), '777')
    const first = changeEditor(last, { kind: 'type', type: 'first3', bounds })
    expect(readLine(first)).toMatchObject({ type: 'first3', digits: '777' })
    expect(readLine(changeEditor(first, { kind: 'type', type: 'box3', bounds }))).toBeNull()
    expect(readLine(changeEditor(first, { kind: 'type', type: 'last2', bounds }))).toBeNull()
  })

  it.each([
    ['place', '7', 4],
    ['sum', 'odd', null],
    ['first2', '07', null],
  ] as const)('a line %s %s of the ticket comes back as it was', (type, digits, place) => {
    const line = { type, digits, place, stakeMinor: 1_500n }
    expect(readLine(changeEditor(startEditor({ type: 'five', bounds }), { kind: 'edit', line }))).toEqual(line)
  })

  it.each([
    ['7', '17...', 2],
    ['۴', '14...', 2],
    ['٩', '19...', 2],
    ['Backspace', '....', 0],
    ['ArrowLeft', '1....', 0],
    ['ArrowRight', '1....', 2],
    ['a', null, 1],
    ['', null, 1],
    ['12', null, 1],
    ['Enter', null, 1],
  ])('takes the key %s of a keyboard', (key, digits, active) => {
    const editor = typed(startEditor({ type: 'five', bounds }), '1')
    const change = readKey(key)
    if (digits === null) return expect(change).toBeNull()
    const after = changeEditor(editor, change ?? { kind: 'clear' })
    expect([after.digits.map((digit) => digit ?? '.').join(''), after.active]).toEqual([
      digits.padEnd(5, '.').slice(0, 5),
      active,
    ])
  })

  it('keeps the stake where the new type allows it and lowers it where not', () => {
    let editor = changeEditor(startEditor({ type: 'five', bounds }), { kind: 'type', type: 'last2', bounds })
    editor = changeEditor(editor, { kind: 'stake', stakeMinor: 50_000n, bounds })
    expect(editor.stakeMinor).toBe(50_000n)
    expect(changeEditor(editor, { kind: 'type', type: 'five', bounds }).stakeMinor).toBe(5_500n)
  })

  it.each([
    [0n, 500n],
    [-5n, 500n],
    [501n, 500n],
    [1_499n, 1_000n],
    [10n ** 15n, 5_500n],
  ])('a stake of %i fits as %i', (stake, fitted) => {
    expect(fitStakeMinor(stake, 'five', bounds)).toBe(fitted)
  })

  it.each([
    ['5', 500n],
    ['3000', 300_000n],
    ['5,000', 500_000n],
    ['5000.00', 500_000n],
    ['٣٠٠٠', 300_000n],
    [' 10,00 ', 1_000n],
    ['0', null],
    ['4', null],
    ['12', null],
    ['12.5', null],
    ['5005', null],
    ['-10', null],
    ['', null],
    ['1e3', null],
    ['9'.repeat(16), null],
  ])('a typed stake of "%s" is taken as %s', (text, stakeMinor) => {
    expect(readTypedStake(text, { currency: 'PHP', language: 'en' }, 'last2', bounds)).toBe(stakeMinor)
  })

  it('a typed stake has the maximum of its type', () => {
    expect(readTypedStake('55', { currency: 'PHP', language: 'en' }, 'five', bounds)).toBe(5_500n)
    expect(readTypedStake('60', { currency: 'PHP', language: 'en' }, 'five', bounds)).toBeNull()
  })

  it.each([
    [-1, 0],
    [0, 0],
    [3, 3],
    [4, 4],
    [9, 4],
  ])('the digit %i is chosen as %i', (slot, active) => {
    const editor = typed(startEditor({ type: 'five', bounds }), '12')
    expect(changeEditor(editor, { kind: 'select', slot })).toEqual({ ...editor, active })
  })

  it.each([
    [-1, 1],
    [1, 1],
    [3, 3],
    [5, 5],
    [9, 5],
  ])('the place %i is taken as %i', (place, taken) => {
    const editor = changeEditor(startEditor({ type: 'five', bounds }), { kind: 'type', type: 'place', bounds })
    const placed = changeEditor(editor, { kind: 'place', place })
    expect(placed).toEqual({ ...editor, place: taken })
    expect(readSlotPlace(placed, 0)).toBe(taken)
    expect(readLine(typed(placed, '7'))).toEqual({ type: 'place', digits: '7', place: taken, stakeMinor: 500n })
  })

  it('clears every digit and nothing else', () => {
    const editor = changeEditor(startEditor({ type: 'five', bounds }), { kind: 'stake', stakeMinor: 1_000n, bounds })
    expect(changeEditor(typed(editor, '123'), { kind: 'clear' })).toEqual(editor)
  })

  it('erases a digit in the middle and stays on it', () => {
    const editor = changeEditor(typed(startEditor({ type: 'five', bounds }), '12345'), { kind: 'select', slot: 1 })
    const erased = changeEditor(editor, { kind: 'erase' })
    expect([erased.digits.map((digit) => digit ?? '.').join(''), erased.active]).toEqual(['1.345', 1])
  })

  it('moves within the digits', () => {
    const editor = startEditor({ type: 'five', bounds })
    expect(changeEditor(editor, { kind: 'move', by: -1 }).active).toBe(0)
    expect(changeEditor({ ...editor, active: 4 }, { kind: 'move', by: 1 }).active).toBe(4)
  })

  it('a quick pick fills all digits, and what it lacks stays empty', () => {
    const filled = changeEditor(startEditor({ type: 'five', bounds }), { kind: 'fill', digits: ['1', '2'] })
    expect([filled.digits, filled.active]).toEqual([['1', '2', null, null, null], 4])
  })

  it.each([
    ['Backspace', { kind: 'erase' }],
    ['Delete', { kind: 'erase' }],
    ['ArrowLeft', { kind: 'move', by: -1 }],
    ['ArrowRight', { kind: 'move', by: 1 }],
    ['0', { kind: 'digit', digit: '0' }],
    ['٠', { kind: 'digit', digit: '0' }],
    ['۹', { kind: 'digit', digit: '9' }],
    ['F1', null],
  ])('the key %s is %j', (key, event) => {
    expect(readKey(key)).toEqual(event)
  })
})
