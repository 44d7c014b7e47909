import { Button } from '@foyer/ui/button'
import { encode } from 'uqr'
import { CopyButton, useCopy } from '../../lib/copy-button.tsx'
import { useText } from '../../lib/i18n.ts'
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
    // Browsers without a share sheet copy the link.
    if (typeof navigator.share !== 'function') return copy(link)
    await navigator.share({ title: merchant, text, url: link }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy(link)
    })
  }
  const shareImage = async () => {
    const file = await drawInvitation(invitation, text)
    if (file && navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(() => undefined)
    else copy(link)
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
      <QrCode text={link} label={t('promotion.invite.qr')} />
      <Button isWide onClick={() => void share()}>
        {t('promotion.invite.share')}
      </Button>
      <Button kind="secondary" isWide onClick={() => void shareImage()}>
        {t('promotion.invite.image')}
      </Button>
    </section>
  )
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="#000" />
    </svg>
  )
}
