import { Headset } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Sheet } from '../../ui/sheet.tsx'

const SupportContacts = lazyPart(async () => (await import('./support-contacts.tsx')).SupportContacts)

/** The customer-service list over the current screen (ROUTE-37). */
export function SupportSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('support.title')} closeLabel={t('close')}>
      <SupportContacts />
    </Sheet>
  )
}

/** A button that opens the customer-service list. */
export function SupportButton({ kind = 'quiet' }: { kind?: ButtonKind }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
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
