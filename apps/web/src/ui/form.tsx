import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import styles from './form.module.css'
import { useWrongField } from './wrong-field.ts'

const never = () => () => undefined

export interface FormProps {
  /** What is typed, when it is sent. */
  onSubmit: (data: FormData) => void
  /** The field of this name was changed, to this text. */
  onEdit?: (name: string, text: string) => void
  submitLabel: string
  isBusy: boolean
  /** Why the whole did not work, in words; read out when it comes. */
  error?: string | undefined
  children: ReactNode
}

/**
 * A form whose content goes out by script only: before the script is here its button sends nothing, so that no password
 * gets into an address. Fields are read when they are sent, so that what was typed or filled in early is not lost.
 */
export function Form({ onSubmit, onEdit, submitLabel, isBusy, error, children }: FormProps) {
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
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        noteSent()
        onSubmit(new FormData(event.currentTarget))
      }}
      onChange={(event) => {
        // Only fields of this form bubble here; those without a name are no part of it.
        const { name, value } = event.target as EventTarget & { name?: string; value?: string } // only fields have them
        if (name) onEdit?.(name, value ?? '')
      }}
    >
      {children}
      <p className={styles.error} role="alert">
        {error}
      </p>
      <Button type={isReady ? 'submit' : 'button'} isWide isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}
