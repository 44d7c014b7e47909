import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure, Loading } from '../ui/state.tsx'
import { describeFailure } from './failure.ts'
import { useTranslation } from './i18n.tsx'

/** What was read, or its loading or failure. What is known stays while it is read again. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  children(data: Data): ReactNode
}) {
  const translation = useTranslation()
  const { t } = translation
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return <Loading label={t('office.loading')} />
  return (
    <Failure
      text={describeFailure(query.error, translation)}
      retry={t('office.retry')}
      onRetry={() => void query.refetch()}
    />
  )
}
