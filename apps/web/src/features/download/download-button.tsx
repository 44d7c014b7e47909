import { Download } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { Link, OutsideLink } from '../../lib/navigation.tsx'
import { buttonClass } from '../../ui/button.tsx'
import type { DownloadState } from './download-state.ts'

interface DownloadButtonProps extends Pick<DownloadState, 'url' | 'opening'> {
  isSmall?: boolean
  onOpen?: (() => void) | undefined
}

/** The link to the app for this device; how it opens is decided by a table (BAR-15..22). */
export function DownloadButton({ url, opening, isSmall = false, onOpen }: DownloadButtonProps) {
  const t = useText()
  if (url === undefined) return null
  const className = buttonClass({ isSmall, isWide: !isSmall })
  const label = (
    <>
      <Download size={18} aria-hidden="true" />
      {t('download.action')}
    </>
  )
  if (opening === 'redirectPage')
    return (
      <Link href="/m/download" className={className} onClick={() => onOpen?.()}>
        {label}
      </Link>
    )
  return (
    <OutsideLink
      href={url}
      className={className}
      {...(opening === 'newTab' ? { target: '_blank' } : {})}
      onClick={(event) => {
        onOpen?.()
        // Old iOS ignores a tap that an overlay has handled: the link itself is clicked again.
        if (opening !== 'syntheticClick' || !event.isTrusted) return
        event.preventDefault()
        event.currentTarget.click()
      }}
    >
      {label}
    </OutsideLink>
  )
}
