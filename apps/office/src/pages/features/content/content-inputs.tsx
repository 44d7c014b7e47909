import { Button, FileButton, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CallError } from '../../lib/api.ts'
import { readBase64 } from '../../lib/base64.ts'
import { uploadImage } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { type TextId, useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { Refusal } from '../../ui/state.tsx'
import { readText, writeText } from './content.rules.ts'
import type { Localized, Writing } from './content.types.ts'

const MAX_UPLOAD_BYTES = 5 * 1024 * 1024
const imageTypes = 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml'

/** A text in the language that is written; says what members see without it. */
export function LocalizedInput({
  label,
  path,
  value,
  onChange,
  writing,
  rows,
  isStrict = false,
}: {
  label: string
  path: string
  value: Localized
  onChange(value: Localized): void
  writing: Writing
  rows?: number
  /** Without it nothing is shown in the language. */
  isStrict?: boolean
}) {
  const { t } = useTranslation()
  const { language, languages } = writing
  const text = readText(value, language.code)
  const [fallback] = languages
  const isMissing = text === '' && fallback !== undefined && language.code !== fallback.code
  const values = { name: language.name, fallback: fallback?.name ?? '' }
  const shared = {
    label: `${label} (${language.name})`,
    description: isMissing
      ? t(isStrict ? 'office.content.fallback.popup' : 'office.content.fallback', values)
      : undefined,
    error: writing.faults[path],
    value: text,
    lang: language.tag,
    dir: language.direction,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(writeText(value, language.code, event.currentTarget.value)),
  }
  return rows === undefined ? <TextInput {...shared} /> : <Textarea {...shared} rows={rows} />
}

/** Start and end on the clocks of the merchant's zone. */
export function PeriodInputs({
  start,
  end,
  onChange,
  writing: { timeZone, faults },
}: {
  start: string | null
  end: string | null
  onChange(change: { start?: string | null; end?: string | null }): void
  writing: Writing
}) {
  const { t } = useTranslation()
  return (
    <Stack gap={4}>
      <Group grow>
        <TextInput
          type="datetime-local"
          label={t('office.content.start')}
          error={faults.start}
          value={start ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ start: value || null })}
        />
        <TextInput
          type="datetime-local"
          label={t('office.content.end')}
          error={faults.end}
          value={end ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ end: value || null })}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {t('office.content.time.hint', { zone: timeZone })}
      </Text>
    </Stack>
  )
}

const imageFaults: readonly string[] = [
  ...['image.empty', 'image.large', 'image.type', 'image.broken', 'image.excess', 'image.moving', 'image.script'],
  ...['image.outside', 'image.small'],
]

/** An image's address, which an upload gives. */
export function ImageInput({
  path,
  value,
  onChange,
  writing,
}: {
  path: string
  value: string
  onChange(address: string): void
  writing: Writing
}) {
  const translation = useTranslation()
  const { t } = translation
  const { merchant } = useOffice()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function upload(file: File | null) {
    if (!file || isBusy) return
    if (file.size > MAX_UPLOAD_BYTES) return setFailure(t('office.content.image.image.large'))
    setIsBusy(true)
    setFailure(undefined)
    try {
      const { address } = await uploadImage({ body: { data: await readBase64(file) } }, merchant.code)
      onChange(address)
    } catch (error) {
      setFailure(describeImageFailure(error, translation))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Stack gap="xs">
      <TextInput
        label={t('office.content.image')}
        description={t('office.content.image.hint')}
        error={writing.faults[path]}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Group>
        <FileButton accept={imageTypes} onChange={(file) => void upload(file)}>
          {(properties) => (
            <Button {...properties} variant="default" size="xs" loading={isBusy}>
              {t('office.content.image.upload')}
            </Button>
          )}
        </FileButton>
        {value === '' ? null : (
          <Button variant="subtle" size="xs" onClick={() => onChange('')}>
            {t('office.content.image.remove')}
          </Button>
        )}
      </Group>
      <Refusal text={failure} />
    </Stack>
  )
}

function describeImageFailure(error: unknown, translation: ReturnType<typeof useTranslation>): string {
  const rule = error instanceof CallError ? error.fields.find(({ path }) => path === 'data')?.rule : undefined
  if (rule !== undefined && imageFaults.includes(rule)) return translation.t(`office.content.image.${rule}` as TextId) // one of the list
  return describeFailure(error, translation, {
    request_conflict: 'office.content.image.full',
    body_too_large: 'office.content.image.image.large',
    invalid_input: 'office.content.image.image.type',
  })
}
