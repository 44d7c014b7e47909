import type { HelpCategory } from '@foyer/contract'
import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { publishHelp, saveHelp } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { useChange } from '../../lib/use-change.ts'
import { Refusal } from '../../ui/state.tsx'
import styles from './help.module.css'
import { categories, type HelpArticle } from './help.table.ts'
import { HelpPreview } from './help-preview.tsx'

const MAX_TITLE = 120
const MAX_BODY = 5_000
const refusals = { request_conflict: 'office.help.conflict' } as const

/** The draft of an article by language, beside it as members will see it. */
export function HelpArticleForm({ article, onSaved }: { article: HelpArticle; onSaved(): Promise<unknown> }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const { id, version, languages, defaultLanguage, state } = article
  const all = languages.includes(defaultLanguage) ? languages : [defaultLanguage, ...languages]
  const [category, setCategory] = useState(article.category)
  const [texts, setTexts] = useState(article.texts)
  const [language, setLanguage] = useState(defaultLanguage)
  const [isTried, setIsTried] = useState(false)
  const { isBusy, failure, run } = useChange(refusals)
  const { title = '', body = '' } = texts[language] ?? {}
  const shown = title === '' && body === '' ? texts[defaultLanguage] : texts[language]

  /** Languages with one of the two fields alone; the default language needs both. */
  const halves = all.filter((code) => {
    const { title: one = '', body: other = '' } = texts[code] ?? {}
    const isNeeded = code === defaultLanguage || one.trim() !== '' || other.trim() !== ''
    return isNeeded && (one.trim() === '' || other.trim() === '')
  })
  const isChanged = category !== article.category || JSON.stringify(texts) !== JSON.stringify(article.texts)

  async function save(): Promise<number | undefined> {
    setIsTried(true)
    if (halves[0] !== undefined) {
      setLanguage(halves[0])
      return undefined
    }
    const filled = Object.entries(texts).filter(([, one]) => one.title.trim() !== '')
    const saved = await saveHelp({ body: { id, version, category, texts: Object.fromEntries(filled) } }, merchant.code)
    return saved.version
  }
  const submit = () =>
    run(async () => {
      if ((await save()) !== undefined) await onSaved()
    })
  const publish = (isPublished: boolean) =>
    run(async () => {
      const saved = isPublished && isChanged ? await save() : version
      if (saved === undefined) return
      await publishHelp({ body: { id, version: saved, isPublished } }, merchant.code)
      await onSaved()
    })
  const edit = (change: Partial<{ title: string; body: string }>) =>
    setTexts((known) => ({ ...known, [language]: { title, body, ...change } }))

  return (
    <div className={styles.columns}>
      <Stack>
        <NativeSelect
          label={t('office.help.category')}
          value={category}
          onChange={({ currentTarget: { value } }) => setCategory(value as HelpCategory /* one of the options */)}
          data={categories.map((value) => ({ value, label: t(`office.help.category.${value}`) }))}
        />
        <NativeSelect
          label={t('office.help.language')}
          description={t('office.help.language.hint', { language: defaultLanguage })}
          value={language}
          onChange={({ currentTarget: { value } }) => setLanguage(value)}
          data={all.map((value) => ({
            value,
            label: texts[value]?.title ? value : `${value} – ${t('office.help.language.missing')}`,
          }))}
        />
        <TextFields title={title} body={body} isTried={isTried && halves.includes(language)} onEdit={edit} />
        <Refusal text={failure} />
        <Group>
          <Button variant="default" loading={isBusy} disabled={!isChanged} onClick={() => void submit()}>
            {t('office.help.save')}
          </Button>
          <Button loading={isBusy} disabled={state === 'published' && !isChanged} onClick={() => void publish(true)}>
            {t('office.help.publish')}
          </Button>
          {state === 'draft' ? null : (
            <Button color="red" variant="light" loading={isBusy} onClick={() => void publish(false)}>
              {t('office.help.takeDown')}
            </Button>
          )}
        </Group>
      </Stack>
      <section aria-label={t('office.help.preview')}>
        <Text c="dimmed" size="sm">
          {t('office.help.preview')}
        </Text>
        <HelpPreview title={shown?.title ?? ''} body={shown?.body ?? ''} />
      </section>
    </div>
  )
}

interface TextFieldsProps {
  title: string
  body: string
  /** Whether an empty field says that it is needed. */
  isTried: boolean
  onEdit(change: Partial<{ title: string; body: string }>): void
}

/** Title and text in one language. */
function TextFields({ title, body, isTried, onEdit }: TextFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('office.help.heading')}
        maxLength={MAX_TITLE}
        dir="auto"
        value={title}
        error={isTried && title.trim() === '' ? t('office.help.needed') : undefined}
        onChange={(event) => onEdit({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t('office.help.body')}
        description={t('office.help.body.hint')}
        maxLength={MAX_BODY}
        rows={12}
        dir="auto"
        value={body}
        error={isTried && body.trim() === '' ? t('office.help.needed') : undefined}
        onChange={(event) => onEdit({ body: event.currentTarget.value })}
      />
    </>
  )
}
