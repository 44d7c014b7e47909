import { Badge, Group, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readHelp } from '../../lib/calls.ts'
import { useTranslation } from '../../lib/i18n.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { useOffice } from '../../lib/office.tsx'
import { TrailTable } from '../../lib/trail-table.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { type HelpArticle, stateColors } from './help.table.ts'
import { HelpArticleForm } from './help-article-form.tsx'

/** One help article: its texts by language, its votes and its history. */
export function HelpArticleScreen({ id }: { id: string }) {
  const { merchant } = useOffice()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: [merchant.code, 'help', id],
    queryFn: () => readHelp({ params: { id } }, merchant.code),
    // What is being written is not replaced by itself.
    refetchOnWindowFocus: false,
  })
  const reload = () => client.invalidateQueries({ queryKey: [merchant.code, 'help'] })
  return (
    <Loaded query={query}>
      {(article) => (
        <>
          <ArticleHead article={article} />
          <HelpArticleForm key={article.version} article={article} onSaved={reload} />
          <Votes article={article} />
          <History article={article} />
        </>
      )}
    </Loaded>
  )
}

function ArticleHead({ article: { version, texts, defaultLanguage, state } }: { article: HelpArticle }) {
  const { t } = useTranslation()
  return (
    <Group>
      <Title order={1}>{version === 0 ? t('office.help.new') : texts[defaultLanguage]?.title}</Title>
      <Badge color={stateColors[state]}>{t(`office.help.state.${state}`)}</Badge>
    </Group>
  )
}

function Votes({ article: { votes } }: { article: HelpArticle }) {
  const { t } = useTranslation()
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.help.votes')}
      </Title>
      <DataTable
        label={t('office.help.votes')}
        columns={[
          { id: 'language', head: t('office.help.language'), cell: (row) => row.language },
          { id: 'helped', head: t('office.help.helped'), cell: (row) => row.helped, isNumber: true },
          { id: 'notHelped', head: t('office.help.notHelped'), cell: (row) => row.notHelped, isNumber: true },
        ]}
        rows={votes}
        keyOf={({ language }) => language}
        empty={t('office.help.votes.empty')}
      />
    </section>
  )
}

function History({ article: { trail } }: { article: HelpArticle }) {
  const { t } = useTranslation()
  return (
    <section>
      <Title order={2} size="h4">
        {t('office.help.history')}
      </Title>
      <TrailTable rows={trail} empty={t('office.trail.empty')} hasSubject={false} />
    </section>
  )
}
