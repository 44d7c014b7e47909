import { useState } from 'react'
import type { Run } from './play-checkout.ts'
import type { Checkout } from './play-ticket.rules.ts'

const ONE_DRAW: Run = { drawCount: 1, stopsOnWin: false }

interface Ticket {
  step: Checkout['step']
  lineCount: number
  onClose: () => void
}

/**
 * The number of draws of the ticket under review. It multiplies the stake, so a ticket without lines starts with one
 * draw; it is kept while one of several lines is edited.
 */
export function useRun({ step, lineCount, onClose }: Ticket) {
  const [run, setRun] = useState(ONE_DRAW)
  if ((step === 'placed' || lineCount === 0) && run !== ONE_DRAW) setRun(ONE_DRAW)
  return {
    run,
    onRun: setRun,
    onClose() {
      setRun(ONE_DRAW)
      onClose()
    },
  }
}
