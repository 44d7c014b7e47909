import { makeUuid } from '@foyer/ui/uuid'
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listDeskAnswers, removeDeskAnswer, saveDeskAnswer } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/state.tsx'
import type { CannedAnswer } from './desk.types.ts'
import { deskKey } from './desk-data.ts'
import { DeskPage } from './desk-page.tsx'

type Edited = Pick<CannedAnswer, 'id' | 'version' | 'shortcut' | 'title' | 'texts'>
const MAX_TEXT = 2_000
/** Values that a text may name. */
const VALUES = '{name} {username} {merchant} {agent}'

/** Canned answers by shortcut, in the merchant's languages. */
export function DeskAnswersScreen() {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const [edited, setEdited] = useState<Edited>()
  const query = useQuery({
    queryKey: deskKey(merchant.code, 'canned'),
    queryFn: () => listDeskAnswers({ query: {} }, merchant.code),
  })
  return (
    <DeskPage title={t('office.desk.answers')}>
      <Group>
        <Button onClick={() => setEdited({ id: makeUuid(), version: 0, shortcut: '', title: '', texts: {} })}>
          {t('office.desk.canned.new')}
        </Button>
      </Group>
      <Loaded query={query}>
        {({ items, languages }) => (
          <>
            <DataTable
              label={t('office.desk.answers')}
              columns={[
                {
                  id: 'shortcut',
                  head: t('office.desk.canned.shortcut'),
                  cell: (row: CannedAnswer) => `/${row.shortcut}`,
                },
                { id: 'title', head: t('office.desk.canned.title'), cell: (row: CannedAnswer) => row.title },
                {
                  id: 'languages',
                  head: t('office.desk.canned.languages'),
                  cell: (row: CannedAnswer) => languages.filter((code) => row.texts[code]).join(', '),
                },
                {
                  id: 'edit',
                  head: '',
                  cell: (row: CannedAnswer) => (
                    <Button size="xs" variant="default" onClick={() => setEdited(row)}>
                      {t('office.desk.canned.edit')}
                    </Button>
                  ),
                },
              ]}
              rows={items}
              keyOf={({ id }) => id}
              empty={t('office.desk.canned.empty')}
            />
            {edited ? (
              <Editor key={edited.id} answer={edited} languages={languages} onClose={() => setEdited(undefined)} />
            ) : null}
          </>
        )}
      </Loaded>
    </DeskPage>
  )
}

function Editor({ answer, languages, onClose }: { answer: Edited; languages: readonly string[]; onClose(): void }) {
  const translation = useTranslation()
  const { t } = translation
  const { merchant } = useOffice()
  const client = useQueryClient()
  const [shortcut, setShortcut] = useState(answer.shortcut)
  const [title, setTitle] = useState(answer.title)
  const [texts, setTexts] = useState(answer.texts)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function run(call: () => Promise<unknown>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await call()
      await client.invalidateQueries({ queryKey: deskKey(merchant.code, 'canned') })
      onClose()
    } catch (error) {
      const own = { request_conflict: 'office.desk.canned.taken', invalid_input: 'office.desk.canned.wrong' } as const
      setFailure(describeFailure(error, translation, own))
    } finally {
      setBusy(false)
    }
  }
  const { id, version } = answer
  const save = () => {
    const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
    return saveDeskAnswer(
      { body: { id, version, shortcut: shortcut.trim(), title: title.trim(), texts: written } },
      merchant.code,
    )
  }
  return (
    <Dialog
      title={t(version === 0 ? 'office.desk.canned.new' : 'office.desk.canned.edit')}
      close={t('office.close')}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void run(save)
        }}
      >
        <Stack>
          <TextInput
            label={t('office.desk.canned.shortcut')}
            required
            maxLength={30}
            value={shortcut}
            onChange={({ currentTarget: { value } }) => setShortcut(value)}
          />
          <TextInput
            label={t('office.desk.canned.title')}
            required
            maxLength={80}
            value={title}
            onChange={({ currentTarget: { value } }) => setTitle(value)}
          />
          <Text size="sm">{t('office.desk.canned.values', { values: VALUES })}</Text>
          {languages.map((code, index) => (
            <Textarea
              key={code}
              label={code}
              dir="auto"
              rows={3}
              required={index === 0}
              maxLength={MAX_TEXT}
              value={texts[code] ?? ''}
              onChange={({ currentTarget: { value } }) => setTexts({ ...texts, [code]: value })}
            />
          ))}
          <Refusal text={failure} />
          <Group justify="space-between">
            {version === 0 ? (
              <span />
            ) : (
              <Button
                variant="subtle"
                color="red"
                disabled={isBusy}
                onClick={() => void run(() => removeDeskAnswer({ body: { id, version } }, merchant.code))}
              >
                {t('office.desk.canned.remove')}
              </Button>
            )}
            <Button type="submit" loading={isBusy}>
              {t('office.desk.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
