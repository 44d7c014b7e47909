import { useEffect, useEffectEvent } from 'react'
import { findOverlayHistory } from './overlay-history.ts'

/**
 * While `isOpen`, Back closes this sheet or dialog instead of leaving the page; with `canClose` false it stays open.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void, canClose = true): void {
  const close = useEffectEvent(() => {
    if (canClose) onClose()
    return canClose
  })
  useEffect(() => (isOpen ? findOverlayHistory().open(close) : undefined), [isOpen])
}
