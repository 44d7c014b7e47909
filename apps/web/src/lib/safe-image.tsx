import { decideImageAddress, describeImage } from '@foyer/contract'
import type { ComponentProps } from 'react'
import { useSettings } from './queries.ts'
import { useServices } from './services.tsx'

type SafeImageProps = Omit<ComponentProps<'img'>, 'src'> & {
  src: string
  /** Hue of its place until it is there (`base.css`). */
  'data-tint'?: number | undefined
}

type DataImageProps = Omit<ComponentProps<'img'>, 'src'> & {
  mediaType: 'image/webp' | 'image/jpeg'
  /** In base64. */
  content: string
}

/**
 * An image with an address from data; absent for a host that is not the merchant's (TMPL-09, T29). A picture of the
 * merchant comes in the format and size of the screen, with its hue in its place until then.
 */
export function SafeImage({ src, ...rest }: SafeImageProps) {
  const { imageCDNs } = useSettings()
  const { origin } = useServices()
  const address = decideImageAddress(src, imageCDNs, origin)
  if (address === undefined) return null
  const picture = describeImage(address)
  if (!picture) return <img src={address} alt="" {...rest} />
  const { avif, webp, tint } = picture
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img src={address} srcSet={webp} data-tint={tint} alt="" {...rest} />
    </picture>
  )
}

/** An image whose bytes are at hand: its address carries them and leads nowhere. */
export function DataImage({ mediaType, content, ...rest }: DataImageProps) {
  return <img src={`data:${mediaType};base64,${content}`} alt="" {...rest} />
}
