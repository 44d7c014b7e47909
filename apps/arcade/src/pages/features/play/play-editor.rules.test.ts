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
})
