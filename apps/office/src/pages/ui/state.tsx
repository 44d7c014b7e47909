import { Alert, Button, Loader, Stack } from '@mantine/core'

export function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Loader />
    </div>
  )
}

/** A failed read with its repetition. */
export function Failure({ text, retry, onRetry }: { text: string; retry: string; onRetry(): void }) {
  return (
    <Stack align="flex-start">
      <Alert color="red" role="alert">
        {text}
      </Alert>
      <Button variant="default" onClick={onRetry}>
        {retry}
      </Button>
    </Stack>
  )
}

/** A failed write; nothing without one. */
export function Refusal({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Alert color="red" role="alert">
      {text}
    </Alert>
  )
}
