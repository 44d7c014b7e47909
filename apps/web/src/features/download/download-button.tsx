import type { DecidedAddress } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { Download } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { reportAppDownload } from '../../lib/app-downloads.ts'
import { useText } from '../../lib/i18n.ts'
import { Link, OutsideLink } from '../../lib/navigation.tsx'
import { type DownloadOpening, isAppPackage } from './download.rules.ts'
import type { DownloadState } from './download-state.ts'

interface DownloadButtonProps extends Pick<DownloadState, 'url' | 'opening'> {
  isSmall?: boolean
  onOpen?: (() => void) | undefined
}

/** The link to the app for this device. */
export function DownloadButton({ url, opening, isSmall = false, onOpen }: DownloadButtonProps) {
  const t = useText()
  if (url === undefined) return null
  return (
    <DownloadLink url={url} opening={opening} className={buttonClass({ isSmall, isWide: !isSmall })} onOpen={onOpen}>
      <Download size={18} aria-hidden="true" />
      {t('download.action')}
    </DownloadLink>
  )
}

interface DownloadLinkProps {
  url: DecidedAddress
  opening: DownloadOpening
  className: string
  onOpen?: (() => void) | undefined
  children: ReactNode
}

/** A link to the app; how it opens is decided by a table (BAR-15..22). */
export function DownloadLink({ url, opening, className, onOpen, children }: DownloadLinkProps) {
  if (opening === 'redirectPage')
    return (
      <Link href="/m/download" className={className} onClick={() => onOpen?.()}>
        {children}
      </Link>
    )
  return (
    <OutsideLink
      href={url}
      className={className}
      {...(opening === 'newTab' ? { target: '_blank' } : {})}
      onClick={(event) => {
        if (!followDownload(event, opening)) return
        if (isAppPackage(url)) reportAppDownload()
        onOpen?.()
      }}
    >
      {children}
    </OutsideLink>
  )
}

/** Whether a click opens the link. Old iOS ignores a tap that an overlay has handled: the link itself is clicked again. */
function followDownload(event: MouseEvent<HTMLAnchorElement>, opening: DownloadOpening): boolean {
  if (opening !== 'syntheticClick' || !event.isTrusted) return true
  event.preventDefault()
  event.currentTarget.click()
  return false
}
