import type { ContentFields } from '@foyer/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listContent } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import type { FieldsOf, Writing } from './content.types.ts'
import { ContactForm } from './content-contact-form.tsx'
import { ImageInput, LocalizedInput, PeriodInputs } from './content-inputs.tsx'
import { PopupForm } from './content-popup-form.tsx'

interface FormProps<Fields> {
  fields: Fields
  set(change: Partial<Fields>): void
  writing: Writing
}

/** Fields of an item by its kind. */
export function ContentForm({
  fields,
  onChange,
  writing,
  isPublished,
}: {
  fields: ContentFields
  onChange(fields: ContentFields): void
  writing: Writing
  isPublished: boolean
}) {
  if (fields.kind === 'banner')
    return <BannerForm fields={fields} set={(change) => onChange({ ...fields, ...change })} writing={writing} />
  if (fields.kind === 'announcement' || fields.kind === 'activity')
    return <ArticleForm fields={fields} onChange={onChange} writing={writing} />
  if (fields.kind === 'popup')
    return <PopupForm fields={fields} set={(change) => onChange({ ...fields, ...change })} writing={writing} />
  if (fields.kind === 'contact')
    return <ContactForm fields={fields} set={(change) => onChange({ ...fields, ...change })} writing={writing} />
  const set = (change: Partial<FieldsOf<'terms'>>) => onChange({ ...fields, ...change })
  return <TermsForm fields={fields} set={set} writing={writing} isPublished={isPublished} />
}

const linkageTypes = ['P', 'URL', 'G'] as const
const gameFields = ['gameType', 'vendor', 'roomId', 'nodeId'] as const

function BannerForm({ fields, set, writing }: FormProps<FieldsOf<'banner'>>) {
  const { t } = useTranslation()
  const { linkageType, linkage } = fields
  const { faults } = writing
  return (
    <>
      <LocalizedInput
        label={t('office.content.field.title')}
        path="title"
        value={fields.title}
        onChange={(title) => set({ title })}
        writing={writing}
      />
      <LocalizedInput
        label={t('office.content.field.subtitle')}
        path="subtitle"
        value={fields.subtitle}
        onChange={(subtitle) => set({ subtitle })}
        writing={writing}
      />
      <ImageInput path="url" value={fields.url} onChange={(url) => set({ url })} writing={writing} />
      <NativeSelect
        label={t('office.content.field.linkageType')}
        data={linkageTypes.map((type) => ({ value: type, label: t(`office.content.linkage.${type}`) }))}
        value={linkageType}
        onChange={({ currentTarget: { value } }) =>
          set({ linkageType: linkageTypes.find((one) => one === value) ?? linkageType, linkage: '' })
        }
      />
      {linkageType === 'P' ? (
        <ActivityInput value={linkage} error={faults.linkage} onChange={(value) => set({ linkage: value })} />
      ) : (
        <TextInput
          label={t(`office.content.field.linkage.${linkageType}`)}
          error={faults.linkage}
          value={linkage}
          onChange={({ currentTarget: { value } }) => set({ linkage: value })}
        />
      )}
      {linkageType === 'G'
        ? gameFields.map((name) => (
            <TextInput
              key={name}
              label={t(`office.content.field.${name}`)}
              error={faults[name]}
              value={fields[name] ?? ''}
              onChange={({ currentTarget: { value } }) => set({ [name]: value || null })}
            />
          ))
        : null}
      <TextInput
        label={t('office.content.field.groupName')}
        description={t('office.content.field.groupName.hint')}
        error={faults.groupName}
        value={fields.groupName}
        onChange={({ currentTarget: { value } }) => set({ groupName: value })}
      />
      <PeriodInputs start={fields.start} end={fields.end} onChange={set} writing={writing} />
    </>
  )
}

/** One of the merchant's activities. */
function ActivityInput({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange(id: string): void
}) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  const { data } = useQuery({
    queryKey: [merchant.code, 'content', 'activity', 'choice'],
    queryFn: () => listContent({ query: { kind: 'activity' } }, merchant.code),
  })
  const known = (data?.items ?? []).map(({ id, title }) => ({ value: id, label: title || id }))
  const own = value === '' || known.some((one) => one.value === value) ? [] : [{ value, label: value }]
  return (
    <NativeSelect
      label={t('office.content.field.linkage.P')}
      error={error}
      data={[{ value: '', label: t('office.content.choose') }, ...own, ...known]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

const articleTypes = ['notice', 'news'] as const

function ArticleForm({
  fields,
  onChange,
  writing,
}: {
  fields: FieldsOf<'announcement' | 'activity'>
  onChange(fields: ContentFields): void
  writing: Writing
}) {
  const { t } = useTranslation()
  const { faults } = writing
  const set = (change: Partial<Omit<FieldsOf<'announcement'>, 'kind' | 'type'>>) => onChange({ ...fields, ...change })
  return (
    <>
      {fields.kind === 'announcement' ? (
        <NativeSelect
          label={t('office.content.field.type')}
          data={articleTypes.map((type) => ({ value: type, label: t(`office.content.type.${type}`) }))}
          value={fields.type}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...fields, type: articleTypes.find((one) => one === value) ?? fields.type })
          }
        />
      ) : null}
      <LocalizedInput
        label={t('office.content.field.title')}
        path="title"
        value={fields.title}
        onChange={(title) => set({ title })}
        writing={writing}
      />
      <LocalizedInput
        label={t('office.content.field.body')}
        path="body"
        value={fields.body}
        onChange={(body) => set({ body })}
        writing={writing}
        rows={8}
      />
      {fields.kind === 'activity' ? (
        <LocalizedInput
          label={t('office.content.field.terms')}
          path="terms"
          value={fields.terms}
          onChange={(terms) => onChange({ ...fields, terms })}
          writing={writing}
          rows={5}
        />
      ) : null}
      <ImageInput path="url" value={fields.url} onChange={(url) => set({ url })} writing={writing} />
      <TextInput
        label={t('office.content.field.category')}
        description={t('office.content.field.category.hint')}
        error={faults.category}
        value={fields.category}
        onChange={({ currentTarget: { value } }) => set({ category: value })}
      />
      <LocalizedInput
        label={t('office.content.field.categoryTitle')}
        path="categoryTitle"
        value={fields.categoryTitle}
        onChange={(categoryTitle) => set({ categoryTitle })}
        writing={writing}
      />
      <PeriodInputs start={fields.start} end={fields.end} onChange={set} writing={writing} />
    </>
  )
}

const legalPages = ['terms', 'privacy', 'bonus', 'complaints'] as const

function TermsForm({ fields, set, writing, isPublished }: FormProps<FieldsOf<'terms'>> & { isPublished: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <NativeSelect
        label={t('office.content.field.page')}
        disabled={isPublished}
        data={legalPages.map((page) => ({ value: page, label: t(`office.content.page.${page}`) }))}
        value={fields.page}
        onChange={({ currentTarget: { value } }) =>
          set({ page: legalPages.find((one) => one === value) ?? fields.page })
        }
      />
      <TextInput
        label={t('office.content.field.version')}
        disabled={isPublished}
        error={writing.faults.version}
        value={fields.version}
        onChange={({ currentTarget: { value } }) => set({ version: value })}
      />
      <LocalizedInput
        label={t('office.content.field.body')}
        path="body"
        value={fields.body}
        onChange={(body) => set({ body })}
        writing={writing}
        rows={16}
      />
    </>
  )
}
