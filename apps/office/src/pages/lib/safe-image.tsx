/** An image whose bytes a call has answered: its address carries them and leads nowhere. */
export function DataImage({
  content,
  alt,
  className,
}: {
  content: string
  alt: string
  className: string | undefined
}) {
  return <img className={className} src={`data:image/webp;base64,${content}`} alt={alt} />
}
