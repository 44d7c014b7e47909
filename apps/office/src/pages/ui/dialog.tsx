import { Group, Modal } from '@mantine/core'
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
    <Modal.Root opened onClose={onClose} lockScroll={false} transitionProps={{ duration: 0 }} centered>
      <Modal.Overlay />
      <Modal.Content>
        {/* The kit's own header would be a second banner of the page. */}
        <Group justify="space-between" wrap="nowrap" p="md">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={close} />
        </Group>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
