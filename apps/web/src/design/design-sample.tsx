import { type ReactNode, useEffect, useRef } from 'react'
import styles from './design-page.module.css'
import { type PseudoState, pseudoClass } from './pseudo-classes.ts'

/** The samples of one component. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.samples}>{children}</div>
    </section>
  )
}

interface SampleProps {
  /** Name of the state. */
  name: string
  /** Shown as if the pointer or the keyboard were there. */
  state?: PseudoState
  isWide?: boolean
  children: ReactNode
}

/** One component in one state. */
export function Sample({ name, state, isWide = false, children }: SampleProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state) box.current?.querySelector('button, a, input, select')?.classList.add(pseudoClass(state))
  }, [state])
  return (
    <figure className={isWide ? styles.wide : undefined}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div ref={box}>{children}</div>
    </figure>
  )
}
