import { CircleAlert, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import css from './states.module.css'

/** Grey placeholders of loading content. */
export function Skeleton({ rows, label, height = 88 }: { rows: number; label: string; height?: number }) {
  return (
    <div className={css.skeletons} role="status">
      <span className={css.hidden}>{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are identical
        <div className={css.skeleton} key={index} style={{ blockSize: height }} />
      ))}
    </div>
  )
}

/** An absence with its reason; `isPage` where it is all that a page shows. */
export function Empty({
  title,
  body,
  action,
  isPage = false,
}: {
  title: string
  body: string
  action?: ReactNode
  isPage?: boolean
}) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={css.state}>
      <span aria-hidden="true" className={css.mark}>
        <Inbox size={30} />
      </span>
      <Title className={css.title}>{title}</Title>
      <p className={css.body}>{body}</p>
      {action}
    </div>
  )
}

export function Failure({
  title,
  body,
  action,
  onAction,
}: {
  title: string
  body: string
  action: string
  onAction: () => void
}) {
  return (
    <div className={css.state} role="alert">
      <span aria-hidden="true" className={`${css.mark} ${css.bad}`}>
        <CircleAlert size={30} />
      </span>
      <p className={css.title}>{title}</p>
      <p className={css.body}>{body}</p>
      <Button kind="second" onClick={onAction}>
        {action}
      </Button>
    </div>
  )
}
