import { Button } from '@foyer/ui/button'
import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './form.module.css'
import { useWrongField } from './wrong-field.ts'

const never = () => () => undefined

export interface FormProps {
  /** Receives the input on submit. */
  onSubmit: (data: FormData) => void
  /** Receives each edit: the field's name and its text. */
  onEdit?: (name: string, text: string) => void
  /** Runs with each focus inside, ahead of a submit. */
  onUse?: () => void
  submitLabel: string
  isBusy: boolean
  /** Text of the form's failure; announced when it appears. */
  error?: string | undefined
  children: ReactNode
}

/**
 * A form that is sent by script only: before hydration its button sends nothing, so that no password gets into an
 * address. Fields are read on submit, so that input typed or filled in early is not lost.
 */
export function Form({ onSubmit, onEdit, onUse, submitLabel, isBusy, error, children }: FormProps) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { form, noteSent } = useWrongField(isBusy)
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onFocus={onUse}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        noteSent()
        onSubmit(new FormData(event.currentTarget))
      }}
      onChange={(event) => {
        // Only fields of this form bubble here; fields without a name are not part of it.
        const { name, value } = event.target as EventTarget & { name?: string; value?: string } // only fields have them
        if (name) onEdit?.(name, value ?? '')
      }}
    >
      {children}
      <p className={styles.error} role="alert">
        {error}
      </p>
      <Button
        type={isReady ? 'submit' : 'button'}
        isWide
        isBusy={isBusy}
        onClick={(event) => {
          if (isReady) return
          // Hydrated by this tap or just before it: the tap counts, and its own action does not send a second time.
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
