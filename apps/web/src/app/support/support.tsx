import { customerServiceContacts } from '@foyer/contract'
import { Button, type ButtonKind } from '@foyer/ui/button'
import { Headset } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useIsOffered } from '../../lib/queries.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { Sheet } from '../../ui/sheet.tsx'

const SupportContacts = lazyChunk(async () => (await import('./support-contacts.tsx')).SupportContacts)

/** The customer-service list over the current screen (ROUTE-37). */
export function SupportSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('support.title')} closeLabel={t('close')}>
      <SupportContacts />
    </Sheet>
  )
}

interface SupportButtonProps {
  kind?: ButtonKind
  /** Fragment of the address that opens the list at once. */
  opensAt?: `#${string}`
}

/** A button that opens the customer-service list; absent when the call is unsupported (DEC-02). */
export function SupportButton({ kind = 'quiet', opensAt }: SupportButtonProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (location.hash === opensAt) setOpen(true)
  }, [opensAt])
  if (!useIsOffered(customerServiceContacts)) return null
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        <Headset size={20} aria-hidden="true" />
        {t('support.title')}
      </Button>
      <SupportSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
