import { useRef, useState } from 'react'

/**
 * One call at a time. `run` ignores a call while another one runs: also a second tap within the same task, before React
 * has drawn the first. Errors of the call reject `run`.
 */
export function useBusy(): { isBusy: boolean; run: (call: () => Promise<unknown>) => Promise<void> } {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    async run(call) {
      if (isRunning.current) return
      isRunning.current = true
      setBusy(true)
      try {
        await call()
      } finally {
        isRunning.current = false
        setBusy(false)
      }
    },
  }
}
