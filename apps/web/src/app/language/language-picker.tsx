import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useServices } from '../../lib/services.tsx'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './language-picker.module.css'

const LanguageList = lazyChunk(async () => (await import('./language-list.tsx')).LanguageList)

/** The choice of language; absent when only one is allowed (LANG-07). */
export function LanguagePicker() {
  const t = useText()
  const { language, linkedLanguages } = useServices()
  const [isOpen, setOpen] = useState(false)
  if (linkedLanguages.length < 2) return null
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        <Globe size={20} strokeWidth={1.8} aria-hidden="true" />
        <span>{language.slice(0, 2)}</span>
        <span className="visually-hidden">{t('language.open')}</span>
      </button>
      <LanguageSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** The list of languages over the current screen. */
export function LanguageSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('language.title')} closeLabel={t('close')}>
      <LanguageList onClose={onClose} />
    </Sheet>
  )
}
