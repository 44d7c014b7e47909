import { findCodeProblem, normalizeCode } from '@foyer/contract'
import type { ClipboardEvent } from 'react'

/** Pastes the code of a message alone: the browser would cut the message to the field's length. */
export function pasteCode(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text')
  if (findCodeProblem(text) !== undefined) return
  event.preventDefault()
  const field = event.currentTarget
  field.setRangeText(normalizeCode(text), 0, field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
