import { useEffect, useEffectEvent } from 'react'
import { findOverlayHistory } from './overlay-history.ts'

/** While `isOpen`, going back in the browser closes this sheet or dialog instead of leaving the page. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? findOverlayHistory().open(close) : undefined), [isOpen])
}
