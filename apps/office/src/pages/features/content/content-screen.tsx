import type { ContentKind } from '@foyer/contract'
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { readContent } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Refusal } from '../../ui/state.tsx'
import styles from './content.module.css'
import { parseContentName, readMainText, readText } from './content.rules.ts'
import type { Item, Reading } from './content.types.ts'
import { type ContentEditor, useContentEditor } from './content-editor.ts'
import { ContentForm } from './content-form.tsx'
import { StateBadges } from './content-list-screen.tsx'
import { ContentPreview } from './content-preview.tsx'
import { ContentVersions } from './content-versions.tsx'

/** One item: `banner.five` in the address, `banner.new` for a new one. */
export function ContentScreen({ id: text }: { id: string }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const name = parseContentName(text)
  const { kind = 'banner', id = '' } = name ?? {}
  const query = useQuery({
    queryKey: [merchant.code, 'content', 'item', kind, id],
    queryFn: () => readContent({ query: { kind, id } }, merchant.code),
    enabled: name !== undefined,
    // A form that is being filled in stays as it is.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (!name) return <Text>{t('office.missing')}</Text>
  return (
    <Loaded query={query}>
      {(reading) =>
        reading.item === null && id !== 'new' ? (
          <Text>{t('office.missing')}</Text>
        ) : (
          <Editor key={reading.item?.revision ?? 0} kind={kind} reading={reading} />
        )
      }
    </Loaded>
  )
}

function Editor({ kind, reading }: { kind: ContentKind; reading: Reading }) {
  const { item } = reading
  const { t } = useTranslation()
  const { merchant, canDo } = useOffice()
  const editor = useContentEditor(kind, reading)
  const { fields, writing, failure, note } = editor
  if (!writing) return null
  const isWriter = canDo('owner', 'content')
  return (
    <Stack>
      <Link href={`/${merchant.code}/content?kind=${kind}`}>{t('office.content.all')}</Link>
      <Group>
        <Title order={1}>{item?.title || t('office.content.untitled')}</Title>
        {item === null ? null : <StateBadges {...item} />}
      </Group>
      {note === undefined ? null : (
        <Alert color="green" role="status">
          {t(`office.content.${note}`)}
        </Alert>
      )}
      <Languages editor={editor} />
      <div className={styles.columns}>
        <fieldset className={styles.form} disabled={!isWriter}>
          {kind === 'terms' ? <Text size="sm">{t('office.content.terms.hint')}</Text> : null}
          <ContentForm
            fields={fields}
            onChange={editor.setFields}
            writing={writing}
            isPublished={item !== null && item.live !== null}
          />
        </fieldset>
        <ContentPreview fields={fields} writing={writing} />
      </div>
      <Refusal text={failure?.text} />
      {failure?.isConflict ? (
        <Group>
          <Button variant="default" onClick={editor.reload}>
            {t('office.content.reload')}
          </Button>
        </Group>
      ) : null}
      {isWriter ? <Actions item={item} editor={editor} /> : null}
      {item === null ? null : (
        <ContentVersions item={item} canRollBack={isWriter && kind !== 'terms'} onRollBack={editor.rollBack} />
      )}
    </Stack>
  )
}

function Actions({ item, editor }: { item: Item | null; editor: ContentEditor }) {
  const { t } = useTranslation()
  const [isLeaving, setIsLeaving] = useState(false)
  const { isBusy, isDirty } = editor
  const leave = t(item?.live === null ? 'office.content.discard' : 'office.content.archive')
  const hasNothing = !isDirty && item !== null && item.draft === null
  return (
    <Group>
      <Button loading={isBusy} disabled={hasNothing} onClick={editor.publish}>
        {t('office.content.publish')}
      </Button>
      <Button variant="default" disabled={isBusy || !isDirty} onClick={editor.save}>
        {t('office.content.save')}
      </Button>
      {canArchive(item) ? (
        <Button variant="subtle" color="red" disabled={isBusy} onClick={() => setIsLeaving(true)}>
          {leave}
        </Button>
      ) : null}
      {isLeaving ? (
        <Dialog title={leave} close={t('office.close')} onClose={() => setIsLeaving(false)}>
          <Text>{t('office.content.archive.sure')}</Text>
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={() => setIsLeaving(false)}>
              {t('office.cancel')}
            </Button>
            <Button
              color="red"
              data-autofocus
              onClick={() => {
                setIsLeaving(false)
                editor.archive()
              }}
            >
              {leave}
            </Button>
          </Group>
        </Dialog>
      ) : null}
    </Group>
  )
}

/** Published terms stay. */
function canArchive(item: Item | null): boolean {
  if (item === null || (item.live === null && item.draft === null)) return false
  return item.kind !== 'terms' || item.live === null
}

/** The merchant's languages; one without the main text says so. */
function Languages({ editor: { fields, writing, setLanguage } }: { editor: ContentEditor }) {
  const { t } = useTranslation()
  const main = readMainText(fields)
  return (
    <fieldset className={styles.languages} aria-label={t('office.content.language')}>
      {writing?.languages.map(({ code, name }) => {
        const isMissing = readText(main, code) === ''
        return (
          <Button
            key={code}
            size="xs"
            variant={code === writing.language.code ? 'filled' : 'default'}
            aria-pressed={code === writing.language.code}
            aria-label={isMissing ? t('office.content.language.missing', { name }) : name}
            onClick={() => setLanguage(code)}
          >
            {isMissing ? `${name} ○` : name}
          </Button>
        )
      })}
    </fieldset>
  )
}
