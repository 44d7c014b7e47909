import { isCurrencyCode, parseTypedAmount, toLatinText } from '@foyer/money'
import type { StakeBounds } from '../../../game/game.constants.ts'
import { computeMaxStakeMinor, type Line } from '../../../game/game.rules.ts'
import { type BetType, FORMS, getKind, type Side } from '../../../game/kind.constants.ts'
import { countOrders, isSide } from '../../../game/kind.rules.ts'
import type { TypedMoney } from '../../lib/format.ts'

/** The line being edited. */
export interface Editor {
  type: BetType
  /** As many as the type has digits, or one side; null for a missing one. */
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
  | { kind: 'side'; side: Side }
  | { kind: 'erase' }
  /** One digit forward or back; digits are left-to-right in every language. */
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'fill'; digits: readonly string[] }
  | { kind: 'clear' }
  /** A line of the ticket to change. */
  | { kind: 'edit'; line: Line }
  | { kind: 'stake'; stakeMinor: bigint; bounds: StakeBounds }

export function startEditor({ type, bounds }: { type: BetType; bounds: StakeBounds }): Editor {
  return { type, digits: listEmpty(type), place: 1, active: 0, stakeMinor: bounds.minMinor }
}

/** Places to fill for a type: its digits, or its side. */
function listEmpty(type: BetType): null[] {
  return Array(Math.max(getKind(type).digits, 1)).fill(null)
}

/** Digits of the number that a type is played on. */
export function countPlaces(type: BetType): number {
  return FORMS[getKind(type).form][0].digits
}

/** The nearest stake permitted by the type: on a step, within minimum and maximum. */
export function fitStakeMinor(stakeMinor: bigint, type: BetType, bounds: StakeBounds): bigint {
  const onStep = stakeMinor - (stakeMinor % bounds.stepMinor)
  const max = computeMaxStakeMinor(type, bounds)
  if (onStep < bounds.minMinor) return bounds.minMinor
  return onStep > max ? max : onStep
}

/**
 * A typed stake in minor units, or null for one that the type does not permit: none is rounded to a stake that was not
 * typed.
 */
export function readTypedStake(
  text: string,
  { currency, language }: TypedMoney,
  type: BetType,
  bounds: StakeBounds,
): bigint | null {
  const parsed = isCurrencyCode(currency) ? parseTypedAmount(text, currency, language) : null
  if (!parsed?.ok) return null
  const { minor } = parsed.amount
  return fitStakeMinor(minor, type, bounds) === minor ? minor : null
}

/** The editor after an event. */
export function changeEditor(editor: Editor, event: EditorEvent): Editor {
  const last = editor.digits.length - 1
  switch (event.kind) {
    case 'type': {
      const stakeMinor = fitStakeMinor(editor.stakeMinor, event.type, event.bounds)
      // Digits of as many places stay, so that another type is played with the same number.
      const isSameSize = getKind(event.type).digits === getKind(editor.type).digits
      const digits = isSameSize ? editor.digits : listEmpty(event.type)
      return { ...editor, type: event.type, digits, active: isSameSize ? editor.active : 0, stakeMinor }
    }
    case 'select':
      return { ...editor, active: Math.min(Math.max(event.slot, 0), last) }
    case 'place':
      return { ...editor, place: Math.min(Math.max(event.place, 1), countPlaces(editor.type)) }
    case 'digit': {
      if (!/^[0-9]$/.test(event.digit) || getKind(editor.type).digits === 0) return editor
      const digits = editor.digits.with(editor.active, event.digit)
      return { ...editor, digits, active: Math.min(editor.active + 1, last) }
    }
    case 'side':
      return getKind(editor.type).digits === 0 ? { ...editor, digits: [event.side] } : editor
    case 'erase': {
      const at = editor.digits[editor.active] === null ? Math.max(editor.active - 1, 0) : editor.active
      return { ...editor, digits: editor.digits.with(at, null), active: at }
    }
    case 'move':
      return { ...editor, active: Math.min(Math.max(editor.active + event.by, 0), last) }
    case 'fill':
      return { ...editor, digits: editor.digits.map((_, index) => event.digits[index] ?? null), active: last }
    case 'edit':
      return editLine(event.line)
    case 'clear':
      return { ...editor, digits: editor.digits.map(() => null), active: 0 }
    case 'stake':
      return { ...editor, stakeMinor: fitStakeMinor(event.stakeMinor, editor.type, event.bounds) }
  }
}

/** Effect of a keyboard key on the line, or null; digits of other scripts are supported. */
export function readKey(key: string): (EditorEvent & { kind: 'digit' | 'erase' | 'move' }) | null {
  if (key === 'Backspace' || key === 'Delete') return { kind: 'erase' }
  if (key === 'ArrowLeft') return { kind: 'move', by: -1 }
  if (key === 'ArrowRight') return { kind: 'move', by: 1 }
  const digit = toLatinText(key)
  return /^[0-9]$/.test(digit) ? { kind: 'digit', digit } : null
}

/** The line, or null while a digit is missing, or while a box has one order only. */
export function readLine(editor: Editor): Line | null {
  if (editor.digits.includes(null)) return null
  const { match } = getKind(editor.type)
  const digits = editor.digits.join('')
  if (match === 'box' && countOrders(digits) === 1) return null
  return { type: editor.type, digits, place: match === 'place' ? editor.place : null, stakeMinor: editor.stakeMinor }
}

/** The editor with a line of the ticket, to change it. */
function editLine(line: Line): Editor {
  const digits = isSide(line.digits) ? [line.digits] : [...line.digits]
  return { type: line.type, digits, place: line.place ?? 1, active: 0, stakeMinor: line.stakeMinor }
}

/** The place of the number, from 1, for a slot; 0 for any place. */
export function readSlotPlace(editor: Pick<Editor, 'type' | 'place' | 'digits'>, slot: number): number {
  const { match } = getKind(editor.type)
  if (match === 'any') return 0
  if (match === 'place') return editor.place
  if (match === 'start') return slot + 1
  return countPlaces(editor.type) - editor.digits.length + slot + 1
}
