import { type BetType, DIGIT_COUNT, DIGITS_PER_LINE, type StakeBounds } from '../../../game/game.constants.ts'
import { computeMaxStakeMinor, type Line } from '../../../game/game.rules.ts'

/** The line being edited. */
export interface Editor {
  type: BetType
  /** As many as the type has digits; null for a missing one. */
  digits: (string | null)[]
  /** For the type `place`: the place that counts, from 1. */
  place: number
  /** Index in `digits` of the next key's digit. */
  active: number
  stakeMinor: bigint
}

export type EditorEvent =
  | { kind: 'type'; type: BetType; bounds: StakeBounds }
  | { kind: 'select'; slot: number }
  | { kind: 'place'; place: number }
  | { kind: 'digit'; digit: string }
  | { kind: 'erase' }
  /** One digit forward or back; digits are left-to-right in every language. */
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'fill'; digits: readonly string[] }
  | { kind: 'clear' }
  | { kind: 'stake'; stakeMinor: bigint; bounds: StakeBounds }

export function startEditor(bounds: StakeBounds): Editor {
  return { type: 'five', digits: Array(DIGIT_COUNT).fill(null), place: 1, active: 0, stakeMinor: bounds.minMinor }
}

/** The nearest stake permitted by the type: on a step, within minimum and maximum. */
export function fitStakeMinor(stakeMinor: bigint, type: BetType, bounds: StakeBounds): bigint {
  const onStep = stakeMinor - (stakeMinor % bounds.stepMinor)
  const max = computeMaxStakeMinor(type, bounds)
  if (onStep < bounds.minMinor) return bounds.minMinor
  return onStep > max ? max : onStep
}

/** The editor after an event. */
export function changeEditor(editor: Editor, event: EditorEvent): Editor {
  const last = editor.digits.length - 1
  switch (event.kind) {
    case 'type': {
      const digits: (string | null)[] = Array(DIGITS_PER_LINE[event.type]).fill(null)
      const stakeMinor = fitStakeMinor(editor.stakeMinor, event.type, event.bounds)
      return { ...editor, type: event.type, digits, active: 0, stakeMinor }
    }
    case 'select':
      return { ...editor, active: Math.min(Math.max(event.slot, 0), last) }
    case 'place':
      return { ...editor, place: Math.min(Math.max(event.place, 1), DIGIT_COUNT) }
    case 'digit': {
      if (!/^[0-9]$/.test(event.digit)) return editor
      const digits = editor.digits.with(editor.active, event.digit)
      return { ...editor, digits, active: Math.min(editor.active + 1, last) }
    }
    case 'erase': {
      const at = editor.digits[editor.active] === null ? Math.max(editor.active - 1, 0) : editor.active
      return { ...editor, digits: editor.digits.with(at, null), active: at }
    }
    case 'move':
      return { ...editor, active: Math.min(Math.max(editor.active + event.by, 0), last) }
    case 'fill':
      return { ...editor, digits: editor.digits.map((_, index) => event.digits[index] ?? null), active: last }
    case 'clear':
      return { ...editor, digits: editor.digits.map(() => null), active: 0 }
    case 'stake':
      return { ...editor, stakeMinor: fitStakeMinor(event.stakeMinor, editor.type, event.bounds) }
  }
}

const DIGITS_OF_SCRIPTS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹']

/** Effect of a keyboard key on the line, or null; Arabic and Urdu digits are supported. */
export function readKey(key: string): (EditorEvent & { kind: 'digit' | 'erase' | 'move' }) | null {
  if (key === 'Backspace' || key === 'Delete') return { kind: 'erase' }
  if (key === 'ArrowLeft') return { kind: 'move', by: -1 }
  if (key === 'ArrowRight') return { kind: 'move', by: 1 }
  if (/^[0-9]$/.test(key)) return { kind: 'digit', digit: key }
  const digit = key.length === 1 ? Math.max(...DIGITS_OF_SCRIPTS.map((digits) => digits.indexOf(key))) : -1
  return digit < 0 ? null : { kind: 'digit', digit: String(digit) }
}

/** The line, or null while a digit is missing. */
export function readLine(editor: Editor): Line | null {
  if (editor.digits.includes(null)) return null
  return {
    type: editor.type,
    digits: editor.digits.join(''),
    place: editor.type === 'place' ? editor.place : null,
    stakeMinor: editor.stakeMinor,
  }
}

/** The place of the result, from 1, for a slot; 0 for any place. */
export function readSlotPlace(editor: Pick<Editor, 'type' | 'place' | 'digits'>, slot: number): number {
  if (editor.type === 'any') return 0
  if (editor.type === 'place') return editor.place
  return DIGIT_COUNT - editor.digits.length + slot + 1
}
