import type { ReactNode } from 'react'
import css from './card.module.css'

/** A raised surface. `title` makes it a section with a heading. */
export function Card({
  title,
  children,
  className,
}: {
  title?: string
  children: ReactNode
  className?: string | undefined
}) {
  const classes = [css.card, className].filter(Boolean).join(' ')
  if (!title) return <div className={classes}>{children}</div>
  return (
    <section className={classes}>
      <h2 className={css.title}>{title}</h2>
      {children}
    </section>
  )
}
