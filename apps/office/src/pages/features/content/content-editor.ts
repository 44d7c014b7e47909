import type { ContentFields, ContentKind } from '@foyer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { CallError } from '../../lib/api.ts'
import { archiveContent, publishContent, rollBackContent, saveContent } from '../../lib/calls.ts'
import { describeFailure } from '../../lib/failure.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { createFields } from './content.rules.ts'
import type { Reading } from './content.types.ts'

const rules = ['content.address', 'content.image', 'content.period', 'content.missing', 'content.name'] as const
const notes = ['saved', 'published', 'scheduledFor', 'archived', 'rolledBack'] as const
type Note = (typeof notes)[number]

/** What is typed of an item, what is wrong with it, and its changes; the language and what was done stand in the address. */
export function useContentEditor(kind: ContentKind, { languages, timeZone, item }: Reading) {
  const translation = useTranslation()
  const { t } = translation
  const { merchant } = useOffice()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [search, setSearch] = useSearchParams()
  const [id] = useState(() => item?.id ?? crypto.randomUUID())
  const [fields, setFields] = useState<ContentFields>(item?.fields ?? createFields(kind))
  const [saved, setSaved] = useState({ revision: item?.revision ?? 0, fields: item?.fields })
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<{ text: string; isConflict: boolean }>()
  const [faults, setFaults] = useState<Record<string, string>>({})
  const code = search.get('language')
  const language = languages.find((one) => one.code === code) ?? languages[0]
  const isDirty = JSON.stringify(fields) !== JSON.stringify(saved.fields)
  const reload = () => client.invalidateQueries({ queryKey: [merchant.code, 'content'] })
  const setLanguage = (chosen: string) =>
    setSearch((old) => new URLSearchParams({ ...Object.fromEntries(old), language: chosen }), { replace: true })

  async function run(change: () => Promise<Note>) {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    setFaults({})
    try {
      const done = await change()
      await reload()
      const query = new URLSearchParams({ done, language: language?.code ?? '' })
      navigate(`/${merchant.code}/content/${kind}.${id}?${query}`, { replace: true })
    } catch (error) {
      refuse(error)
    } finally {
      setIsBusy(false)
    }
  }

  function refuse(error: unknown) {
    const isConflict = error instanceof CallError && error.code === 'request_conflict'
    if (!(error instanceof CallError) || error.code !== 'invalid_input') {
      const conflict = kind === 'terms' ? 'office.content.conflict.terms' : 'office.content.conflict'
      return setFailure({ text: describeFailure(error, translation, { request_conflict: conflict }), isConflict })
    }
    setFaults(Object.fromEntries(error.fields.map(({ path, rule }) => [path.replace(/^fields\./, ''), describe(rule)])))
    setFailure({ text: t('office.content.invalid'), isConflict })
    // A missing text is one of the default language.
    if (error.fields.some(({ rule }) => rule === 'content.missing')) setLanguage(languages[0]?.code ?? '')
  }

  function describe(rule: string): string {
    const known = rules.find((one) => one === rule)
    return t(known === undefined ? 'office.content.fault.invalid' : `office.content.fault.${known}`)
  }

  async function save(): Promise<Note> {
    const { revision } = await saveContent({ body: { id, revision: saved.revision, fields } }, merchant.code)
    // What is refused after this goes on from here.
    setSaved({ revision, fields })
    return 'saved'
  }
  async function publish(): Promise<Note> {
    const { revision } = isDirty
      ? await saveContent({ body: { id, revision: saved.revision, fields } }, merchant.code)
      : saved
    setSaved({ revision, fields })
    await publishContent({ body: { kind, id, revision } }, merchant.code)
    return 'start' in fields && fields.start !== null ? 'scheduledFor' : 'published'
  }
  async function archive(): Promise<Note> {
    await archiveContent({ body: { kind, id, revision: saved.revision } }, merchant.code)
    return 'archived'
  }
  async function rollBack(version: number): Promise<Note> {
    await rollBackContent({ body: { kind, id, revision: saved.revision, version } }, merchant.code)
    return 'rolledBack'
  }

  return {
    fields,
    setFields,
    writing: language && { languages, language, timeZone, faults },
    setLanguage,
    isBusy,
    isDirty,
    failure,
    note: isDirty ? undefined : notes.find((one) => one === search.get('done')),
    reload: () => void reload(),
    save: () => void run(save),
    publish: () => void run(publish),
    archive: () => void run(archive),
    rollBack: (version: number) => void run(() => rollBack(version)),
  }
}

export type ContentEditor = ReturnType<typeof useContentEditor>
