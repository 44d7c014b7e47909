/** What decides about a popup that comes by itself (MODAL-22). */
export interface PopupRule {
  /** The visitor has asked for no more of it today. */
  todayHide: boolean
  /** Comes at once, and although it was put off for today. */
  forcePopup: boolean
  /** The popup's page allows it now. */
  isAllowed: boolean
}

/** When a popup comes: at once, after its delay, or not. */
export function decidePopup({ todayHide, forcePopup, isAllowed }: PopupRule): 'now' | 'later' | 'never' {
  if (forcePopup) return 'now'
  return isAllowed && !todayHide ? 'later' : 'never'
}

/** Whether a popup can be closed: one that must be read, once its last item has been seen. */
export function canClosePopup(facts: { showClose: boolean; forceRead: boolean; seen: number; total: number }): boolean {
  const { showClose, forceRead, seen, total } = facts
  return showClose && (!forceRead || seen >= total)
}
