import { decideImageAddress } from '@foyer/contract'
import type { ComponentProps } from 'react'
import { useSettings } from './queries.ts'
import { useServices } from './services.tsx'

type SafeImageProps = Omit<ComponentProps<'img'>, 'src'> & {
  src: string
  /** Hue of its place until it is there (`base.css`). */
  'data-tint'?: number | undefined
}

/** An image with an address from data; absent for a host that is not the merchant's (TMPL-09, T29). */
export function SafeImage({ src, ...rest }: SafeImageProps) {
  const { imageCDNs } = useSettings()
  const { origin } = useServices()
  const address = decideImageAddress(src, imageCDNs, origin)
  return address === undefined ? null : <img src={address} alt="" {...rest} />
}
