import { Button } from '@foyer/ui/button'
import { CopyButton, useCopy } from '../../lib/copy-button.tsx'
import { useText } from '../../lib/i18n.ts'
import { hasShareSheet, openShareSheet } from '../../lib/share-sheet.ts'
import { QrCode } from '../../ui/qr-code.tsx'
import styles from './promotion-invite.module.css'
import { drawInvitation } from './promotion-invite-image.ts'

export interface Invitation {
  code: string
  merchant: string
  link: string
}

/** Link, code, QR code, the phone's share sheet, and an image to share. */
export function InviteShare({ invitation }: { invitation: Invitation }) {
  const t = useText()
  const copy = useCopy()
  const { code, link, merchant } = invitation
  const text = t('promotion.invite.share.text', { merchant, code })
  const share = async () => {
    // Browsers without a share sheet copy the link; a closed sheet is left as it is.
    if (!hasShareSheet()) return copy(link)
    await openShareSheet({ title: merchant, text, url: link }).catch(() => undefined)
  }
  const saveImage = async () => {
    const file = await drawInvitation(invitation, text)
    if (!file) return
    if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => undefined)
    const address = URL.createObjectURL(file)
    Object.assign(document.createElement('a'), { href: address, download: file.name }).click()
    URL.revokeObjectURL(address)
  }
  return (
    <section className={styles.code}>
      <h2 className={styles.heading}>{t('promotion.invite.own')}</h2>
      <p className={styles.line}>
        <bdi dir="ltr" className={styles.sum}>
          {code}
        </bdi>
        <CopyButton text={code} label={t('promotion.invite.own')} />
      </p>
      <h3 className={styles.heading}>{t('promotion.invite.link')}</h3>
      <p className={styles.line}>
        <bdi dir="ltr" className={styles.link}>
          {link}
        </bdi>
        <CopyButton text={link} label={t('promotion.invite.link')} />
      </p>
      <QrCode className={styles.qr} text={link} label={t('promotion.invite.qr')} />
      <Button isWide onClick={() => void share()}>
        {t('promotion.invite.share')}
      </Button>
      <Button kind="secondary" isWide onClick={() => void saveImage()}>
        {t('promotion.invite.image')}
      </Button>
    </section>
  )
}
