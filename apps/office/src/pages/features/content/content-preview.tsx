import type { ContentFields } from '@foyer/contract'
import { Text, Title } from '@mantine/core'
import { useTranslation } from '../../lib/i18n.tsx'
import { useOffice } from '../../lib/office.tsx'
import { SafeImage } from '../../lib/safe-image.tsx'
import styles from './content.module.css'
import { readText } from './content.rules.ts'
import type { Localized, Writing } from './content.types.ts'

/** An item in the width of a phone, in the language that is written, as members read it. */
export function ContentPreview({ fields, writing }: { fields: ContentFields; writing: Writing }) {
  const { t } = useTranslation()
  const { language } = writing
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.content.preview')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('office.content.preview.hint', { language: language.name })}
      </Text>
      <section
        className={styles.phone}
        lang={language.tag}
        dir={language.direction}
        aria-label={t('office.content.preview')}
      >
        <Card fields={fields} writing={writing} />
      </section>
    </section>
  )
}

function Card({ fields, writing }: { fields: ContentFields; writing: Writing }) {
  const { t } = useTranslation()
  // As members read it: the merchant's default language stands in.
  const pick = (text: Localized) =>
    readText(text, writing.language.code) || readText(text, writing.languages[0]?.code ?? '')
  if (fields.kind === 'banner')
    return (
      <div className={`${styles.card} ${styles.banner}`}>
        <Image address={fields.url} alt={pick(fields.title)} />
      </div>
    )
  if (fields.kind === 'contact')
    return (
      <div className={styles.card}>
        <h3 className={styles.title}>{pick(fields.title)}</h3>
        <span className={styles.faint}>{pick(fields.hours)}</span>
      </div>
    )
  if (fields.kind === 'terms') return <Terms text={pick(fields.body)} />
  if (fields.kind === 'popup')
    return fields.items
      .map(({ title, body, url }, place) => ({
        key: `part ${place}`,
        url,
        title: readText(title, writing.language.code),
        body: readText(body, writing.language.code),
      }))
      .filter(({ title }) => title !== '')
      .map(({ key, url, title, body }) => (
        <article key={key} className={styles.card}>
          <Image address={url} alt="" />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.lines}>{body}</p>
        </article>
      ))
  return (
    <article className={styles.card}>
      <Image address={fields.url} alt="" />
      <h3 className={styles.title}>{pick(fields.title)}</h3>
      <span className={styles.faint}>
        {pick(fields.categoryTitle) || fields.category}
        {fields.kind === 'activity' && (fields.start || fields.end)
          ? ` · ${fields.start?.replace('T', ' ') ?? ''} – ${fields.end?.replace('T', ' ') ?? ''}`
          : null}
      </span>
      <p className={styles.lines}>{pick(fields.body)}</p>
      {fields.kind === 'activity' && pick(fields.terms) !== '' ? (
        <>
          <h4 className={styles.title}>{t('office.content.field.terms')}</h4>
          <p className={styles.lines}>{pick(fields.terms)}</p>
        </>
      ) : null}
    </article>
  )
}

function Image({ address, alt }: { address: string; alt: string }) {
  const { t } = useTranslation()
  const { merchant } = useOffice()
  if (address === '') return null
  const outside = t('office.content.preview.outside', { address })
  return <SafeImage address={address} merchant={merchant.code} alt={alt} className={styles.image} outside={outside} />
}

function Terms({ text }: { text: string }) {
  const lines = text
    .split('\n')
    .map((line, place) => ({ key: `line ${place}`, line: line.trim() }))
    .filter(({ line }) => line !== '')
  return (
    <article className={styles.card}>
      {lines.map(({ key, line }) =>
        line.startsWith('# ') ? (
          <h3 key={key} className={styles.title}>
            {line.slice(2)}
          </h3>
        ) : (
          <p key={key} className={styles.lines}>
            {line}
          </p>
        ),
      )}
    </article>
  )
}
