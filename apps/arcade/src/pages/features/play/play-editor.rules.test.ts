import { describe, expect, it } from 'vitest'
import { BET_TYPES, getStakeBounds } from '../../../game/game.constants.ts'
import {
  changeEditor,
  type Editor,
  fitStakeMinor,
  readKey,
  readLine,
  readSlotPlace,
  startEditor,
} from './play-editor.rules.ts'

const bounds = getStakeBounds('PHP')
const typed = (editor: Editor, digits: string) =>
  [...digits].reduce((state, digit) => changeEditor(state, { kind: 'digit', digit }), editor)

describe('DEC-35 the number editor', () => {
  it('fills from the first place on and stays on the last', () => {
    const editor = typed(startEditor(bounds), '123456')
    expect(editor.digits.join('')).toBe('12346')
    expect(editor.active).toBe(4)
    expect(readLine(editor)).toEqual({ type: 'five', digits: '12346', place: null, stakeMinor: 500n })
  })

  it('is no line while a digit is missing', () => {
    expect(readLine(typed(startEditor(bounds), '1234'))).toBeNull()
  })

  it('erases the chosen digit first, then the one before', () => {
    let editor = typed(startEditor(bounds), '123')
    editor = changeEditor(editor, { kind: 'erase' })
    expect([editor.digits.join('.'), editor.active]).toEqual(['1.2...', 2])
    editor = changeEditor(editor, { kind: 'erase' })
    expect([editor.digits.join('.'), editor.active]).toEqual(['1....', 1])
    for (let count = 0; count < 9; count += 1) editor = changeEditor(editor, { kind: 'erase' })
    expect([editor.digits.join('.'), editor.active]).toEqual(['....', 0])
  })

  it('takes only one of our ten digits for a digit', () => {
    for (const digit of ['', 'a', '12', '٤', ' ']) {
      expect(changeEditor(startEditor(bounds), { kind: 'digit', digit })).toEqual(startEditor(bounds))
    }
  })

  it.each(BET_TYPES)('%s starts empty, takes a quick pick, and names its places', (type) => {
    const editor = changeEditor(startEditor(bounds), { kind: 'type', type, bounds })
    expect(editor.digits.every((digit) => digit === null)).toBe(true)
    const filled = changeEditor(editor, { kind: 'fill', digits: ['9', '8', '7', '6', '5'] })
    expect(readLine(filled)?.digits).toBe('98765'.slice(0, editor.digits.length))
    const places = editor.digits.map((_, slot) => readSlotPlace(editor, slot))
    expect(places).toEqual({ five: [1, 2, 3, 4, 5], last3: [3, 4, 5], last2: [4, 5], place: [1], any: [0] }[type])
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
    const editor = typed(startEditor(bounds), '1')
    const change = readKey(key)
    if (digits === null) return expect(change).toBeNull()
    const after = changeEditor(editor, change ?? { kind: 'clear' })
    expect([after.digits.map((digit) => digit ?? '.').join(''), after.active]).toEqual([
      digits.padEnd(5, '.').slice(0, 5),
      active,
    ])
  })

  it('keeps the stake where the new type allows it and lowers it where not', () => {
    let editor = changeEditor(startEditor(bounds), { kind: 'type', type: 'last2', bounds })
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
    [-1, 0],
    [0, 0],
    [3, 3],
    [4, 4],
    [9, 4],
  ])('the digit %i is chosen as %i', (slot, active) => {
    const editor = typed(startEditor(bounds), '12')
    expect(changeEditor(editor, { kind: 'select', slot })).toEqual({ ...editor, active })
  })

  it.each([
    [-1, 1],
    [1, 1],
    [3, 3],
    [5, 5],
    [9, 5],
  ])('the place %i is taken as %i', (place, taken) => {
    const editor = changeEditor(startEditor(bounds), { kind: 'type', type: 'place', bounds })
    const placed = changeEditor(editor, { kind: 'place', place })
    expect(placed).toEqual({ ...editor, place: taken })
    expect(readSlotPlace(placed, 0)).toBe(taken)
    expect(readLine(typed(placed, '7'))).toEqual({ type: 'place', digits: '7', place: taken, stakeMinor: 500n })
  })

  it('clears every digit and nothing else', () => {
    const editor = changeEditor(startEditor(bounds), { kind: 'stake', stakeMinor: 1_000n, bounds })
    expect(changeEditor(typed(editor, '123'), { kind: 'clear' })).toEqual(editor)
  })

  it('erases a digit in the middle and stays on it', () => {
    const editor = changeEditor(typed(startEditor(bounds), '12345'), { kind: 'select', slot: 1 })
    const erased = changeEditor(editor, { kind: 'erase' })
    expect([erased.digits.map((digit) => digit ?? '.').join(''), erased.active]).toEqual(['1.345', 1])
  })

  it('moves within the digits', () => {
    const editor = startEditor(bounds)
    expect(changeEditor(editor, { kind: 'move', by: -1 }).active).toBe(0)
    expect(changeEditor({ ...editor, active: 4 }, { kind: 'move', by: 1 }).active).toBe(4)
  })

  it('a quick pick fills all digits, and what it lacks stays empty', () => {
    const filled = changeEditor(startEditor(bounds), { kind: 'fill', digits: ['1', '2'] })
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
