import { type RefObject, useEffect, useRef } from 'react'

/**
 * Once what a form sent is judged, the first field that is wrong gets the focus, where it is read out and can be mended.
 * The form carries `form` and calls `noteSent` whenever it is sent; `isBusy` is true while the judgement is still out.
 */
export function useWrongField(isBusy: boolean): { form: RefObject<HTMLFormElement | null>; noteSent: () => void } {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (!isSent.current || isBusy) return
    isSent.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  return {
    form,
    noteSent: () => {
      isSent.current = true
    },
  }
}
