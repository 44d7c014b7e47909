import { type RefObject, useEffect, useRef } from 'react'

/**
 * After a form's submission is checked, focuses the first wrong field, which is then announced. The form has the ref
 * `form` and calls `noteSent` on every submit; `isBusy` is true while the check is pending.
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
