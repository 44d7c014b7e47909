import { Button, Group, Stack, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Refusal } from '../ui/state.tsx'
import { CallError } from './api.ts'
import { describeFailure } from './failure.ts'
import { type TextId, useTranslation } from './i18n.tsx'

const MIN_REASON = 3
const MAX_REASON = 500

/**
 * A change with its reason. The form stays as it is after a failure, and one press makes one call.
 * @param children further fields; told whether the form was tried
 */
export function ReasonDialog<Value>({
  title,
  submit,
  run,
  onDone,
  onClose,
  refusals,
  isReady = true,
  children,
}: {
  title: string
  submit: string
  run(reason: string): Promise<Value>
  onDone(value: Value): void
  onClose(): void
  refusals?: Partial<Record<string, TextId>>
  /** False while other fields are wrong; they say so themselves after a try. */
  isReady?: boolean
  children?(isTried: boolean): ReactNode
}) {
  const translation = useTranslation()
  const { t } = translation
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isShort = reason.trim().length < MIN_REASON

  async function send(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isShort || !isReady || isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      onDone(await run(reason.trim()))
    } catch (error) {
      const isLost = error instanceof CallError && error.code === 'offline'
      setFailure(isLost ? t('office.unsure') : describeFailure(error, translation, refusals))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog title={title} close={t('office.close')} onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack>
          {children?.(isTried)}
          <Textarea
            label={t('office.reason')}
            description={t('office.reason.hint')}
            error={isTried && isShort ? t('office.reason.short') : undefined}
            value={reason}
            maxLength={MAX_REASON}
            rows={3}
            data-autofocus={children === undefined ? true : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Refusal text={failure} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('office.cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
