import { Suspense, useState } from 'react'
import { lazyChunk } from './lazy-chunk.tsx'
import type { SheetProps } from './sheet-frame.tsx'

const SheetFrame = lazyChunk(async () => (await import('./sheet-frame.tsx')).SheetFrame)

/** A panel that slides in from the bottom edge in 250 ms (MODAL-23). Its script loads when it first opens. */
export function Sheet(props: SheetProps) {
  const [hasOpened, setHasOpened] = useState(props.isOpen)
  if (props.isOpen && !hasOpened) setHasOpened(true)
  if (!hasOpened) return null
  const close = () => {
    setHasOpened(false)
    props.onClose()
  }
  return (
    <Suspense fallback={null}>
      <SheetFrame {...props} onFail={close} />
    </Suspense>
  )
}
