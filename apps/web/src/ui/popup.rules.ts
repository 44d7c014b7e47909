/** What decides about a popup that comes by itself (MODAL-22). */
export interface PopupRule {
  /** The visitor has asked for no more of it today. */
  todayHide: boolean
  /** Comes although it was put off for today (OPEN-54). */
  forcePopup: boolean
  /** The visitor has closed what announced it: it comes at once, wherever that was. */
  isRequested: boolean
  /** The popup's page allows it now. */
  isAllowed: boolean
}

/** When a popup comes: at once, after its delay, or not. */
export function decidePopup(rule: PopupRule): 'now' | 'later' | 'never' {
  const { todayHide, forcePopup, isRequested, isAllowed } = rule
  if (isRequested) return 'now'
  return isAllowed && (forcePopup || !todayHide) ? 'later' : 'never'
}

/** Whether a popup can be closed: one that must be read, once the ends of all its items were in view (OPEN-54). */
export function canClosePopup({
  forceRead,
  read,
  total,
}: {
  forceRead: boolean
  read: number
  total: number
}): boolean {
  return !forceRead || read >= total
}
