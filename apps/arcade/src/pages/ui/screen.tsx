import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import css from './screen.module.css'

/** A screen below the main ones: a heading that takes the focus on opening, and a back link. */
export function Screen({
  title,
  documentTitle,
  back,
  children,
}: {
  title: string
  documentTitle: string
  back?: { href: string; label: string }
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className={css.screen}>
      <div className={css.head}>
        {back ? (
          <Link aria-label={back.label} className={css.back} href={back.href}>
            <ChevronLeft aria-hidden="true" className={css.arrow} size={24} />
          </Link>
        ) : null}
        <h1 className={css.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {children}
    </div>
  )
}
