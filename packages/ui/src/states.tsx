import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './states.module.css'

/** Named by the style sheet of a template, for its form of these states. */
const formClass = 'state-panel'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  body?: string
  /** It is all that a page shows: its title is the page's. */
  isPage?: boolean
  children?: ReactNode
}

/** Placeholder of an empty list, or of an absence with its reason. */
export function EmptyState({ icon, title, body, isPage = false, children }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classNames(styles.state, formClass)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Title className={styles.title}>{title}</Title>
      {body && <p className={styles.body}>{body}</p>}
      {children}
    </div>
  )
}

/** Placeholder of failed content, with the way out. */
export function ErrorState(props: {
  icon?: ReactNode
  title: string
  body?: string | undefined
  retryLabel: string
  onRetry: () => void
  isBusy?: boolean
  smallPrint?: string | undefined
}) {
  return (
    <div className={classNames(styles.state, formClass)} role="alert">
      {props.icon && <span className={classNames(styles.icon, styles.bad)}>{props.icon}</span>}
      <p className={styles.title}>{props.title}</p>
      {props.body && <p className={styles.body}>{props.body}</p>}
      <Button kind="secondary" onClick={props.onRetry} isBusy={props.isBusy ?? false}>
        {props.retryLabel}
      </Button>
      {props.smallPrint && <p className={styles.small}>{props.smallPrint}</p>}
    </div>
  )
}

export type SkeletonSize = 'word' | 'row' | 'card' | 'panel' | 'banner'

/** Placeholder of loading content, in one of a few sizes. (No style attribute: the page's policy refuses them.) */
export function Skeleton({ size = 'row' }: { size?: SkeletonSize }) {
  return <span className={classNames(styles.skeleton, styles[size])} aria-hidden="true" />
}

/** Several placeholders of the same size, with one text for screen readers. */
export function SkeletonList({ rows = 5, size = 'row', label }: { rows?: number; size?: SkeletonSize; label: string }) {
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move
        <Skeleton key={row} size={size} />
      ))}
    </div>
  )
}
