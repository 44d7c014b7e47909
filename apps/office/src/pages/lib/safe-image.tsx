interface EncodedImageProps {
  type: 'image/webp'
  /** Base64, as a call of staff has answered. */
  data: string
  alt: string
  className?: string | undefined
}

/** An image whose content came by a call: it has no address. */
export function EncodedImage({ type, data, ...rest }: EncodedImageProps) {
  return <img {...rest} src={`data:${type};base64,${data}`} alt={rest.alt} />
}
