import { Component, type ReactNode } from 'react'
import { t } from '../lib/i18n.ts'
import { reloadPage } from '../lib/navigation.tsx'
import { Failure } from '../ui/states.tsx'

/** Offers a way out of a failed screen. React supports error boundaries as classes only. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Failure
        retryLabel={t('lottery.crash.action')}
        body={t('lottery.crash.body')}
        onRetry={reloadPage}
        title={t('lottery.crash.title')}
      />
    )
  }
}
