import type { EndpointValue, listMemberNotes } from '@foyer/contract'
import { Badge, Button, Card, Checkbox, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addNote, listNotes, pinNote, withdrawNote } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { formatTime } from '../../lib/format.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { PagedRows, usePages } from '../../lib/paged-rows.tsx'
import { ReasonDialog } from '../../lib/reason-dialog.tsx'
import { Refusal } from '../../ui/state.tsx'
import styles from './member.module.css'

type Note = EndpointValue<typeof listMemberNotes>['items'][number]
const MAX_NOTE = 2_000

/** What staff writes down about a member: added, pinned and withdrawn, never changed. */
export function MemberNotes({ memberId }: { memberId: string }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const client = useQueryClient()
  const [withdrawn, setWithdrawn] = useState<Note>()
  const queryKey = [merchant.code, 'member', memberId, 'notes']
  const query = usePages(queryKey, (before: string | undefined) =>
    listNotes({ params: { id: memberId }, query: { before } }, merchant.code),
  )
  const reload = () => void client.invalidateQueries({ queryKey })
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.member.tab.notes')}
      </Title>
      <NoteForm memberId={memberId} onAdded={reload} />
      <PagedRows query={query}>
        {(notes) =>
          notes.length === 0 ? (
            <Text c="dimmed">{t('office.note.empty')}</Text>
          ) : (
            <Stack gap="xs" component="ul" className={styles.notes}>
              {notes.map((note) => (
                <NoteCard
                  key={note.id}
                  note={note}
                  memberId={memberId}
                  onChanged={reload}
                  onWithdraw={() => setWithdrawn(note)}
                />
              ))}
            </Stack>
          )
        }
      </PagedRows>
      {withdrawn === undefined ? null : (
        <ReasonDialog
          title={t('office.note.withdraw')}
          submit={t('office.note.withdraw')}
          run={(reason) => withdrawNote({ body: { id: withdrawn.id, memberId, reason } }, merchant.code)}
          onDone={() => {
            setWithdrawn(undefined)
            reload()
          }}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
    </section>
  )
}

function NoteForm({ memberId, onAdded }: { memberId: string; onAdded(): void }) {
  const translation = useTranslation()
  const { t } = translation
  const { merchant } = useOffice()
  const [text, setText] = useState('')
  const [isPinned, setIsPinned] = useState(false)
  // The same id until it is stored: a note that was sent twice stands once.
  const [id, setId] = useState(() => crypto.randomUUID())
  const adding = useMutation({
    mutationFn: () => addNote({ body: { id, memberId, text: text.trim(), isPinned } }, merchant.code),
    onSuccess: () => {
      setText('')
      setIsPinned(false)
      setId(crypto.randomUUID())
      onAdded()
    },
  })
  function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '' && !adding.isPending) adding.mutate()
  }
  return (
    <form onSubmit={send}>
      <Stack gap="xs" align="stretch">
        <Textarea
          label={t('office.note.text')}
          description={t('office.note.hint')}
          rows={3}
          maxLength={MAX_NOTE}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Refusal text={adding.error === null ? undefined : describeFailure(adding.error, translation)} />
        <Group>
          <Checkbox
            label={t('office.note.pin')}
            checked={isPinned}
            onChange={(event) => setIsPinned(event.currentTarget.checked)}
          />
          <Button type="submit" loading={adding.isPending} disabled={text.trim() === ''}>
            {t('office.note.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function NoteCard({
  note,
  memberId,
  onChanged,
  onWithdraw,
}: {
  note: Note
  memberId: string
  onChanged(): void
  onWithdraw(): void
}) {
  const translation = useTranslation()
  const { t, tag } = translation
  const { merchant } = useOffice()
  const pinning = useMutation({
    mutationFn: () => pinNote({ body: { id: note.id, memberId, isPinned: !note.isPinned } }, merchant.code),
    onSuccess: onChanged,
  })
  return (
    <Card withBorder component="li">
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {note.authorName}, {formatTime(note.at, tag)}
        </Text>
        {note.isPinned ? <Badge>{t('office.note.pinned')}</Badge> : null}
      </Group>
      {note.withdrawnBy === null ? (
        <>
          <Text className={styles.note}>{note.text}</Text>
          <Refusal text={pinning.error === null ? undefined : describeFailure(pinning.error, translation)} />
          <Group gap="xs" mt="xs">
            <Button size="xs" variant="default" loading={pinning.isPending} onClick={() => pinning.mutate()}>
              {note.isPinned ? t('office.note.unpin') : t('office.note.pin')}
            </Button>
            <Button size="xs" variant="default" onClick={onWithdraw}>
              {t('office.note.withdraw')}
            </Button>
          </Group>
        </>
      ) : (
        <Text c="dimmed">{t('office.note.withdrawn', { name: note.withdrawnBy })}</Text>
      )}
    </Card>
  )
}
