import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'

/** A dialog over the page; Escape and its cross close it. Scrolling is not locked: that needs a style of its own in the page. */
export function Dialog({
  title,
  close,
  onClose,
  children,
}: {
  title: string
  /** Name of the cross. */
  close: string
  onClose(): void
  children: ReactNode
}) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': close }}
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      centered
    >
      {children}
    </Modal>
  )
}
