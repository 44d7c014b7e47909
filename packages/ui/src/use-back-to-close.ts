import { useEffect, useEffectEvent } from 'react'
import { findOverlayHistory } from './overlay-history.ts'

/**
 * While `isOpen`, going back in the browser closes this sheet or dialog instead of leaving the page; one that must stay
 * (`canClose` is false) keeps the member at it.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void, canClose = true): void {
  const close = useEffectEvent(() => {
    if (canClose) onClose()
    return canClose
  })
  useEffect(() => (isOpen ? findOverlayHistory().open(close) : undefined), [isOpen])
}
