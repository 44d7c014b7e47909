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

/** Address at the console's host of an image that members see; undefined for one of another host. */
function findSource(address: string, merchant: string): string | undefined {
  const [, folder, rest] = /^\/m\/(pictures|art)\/([\w./-]+)$/.exec(address) ?? []
  if (rest === undefined) return undefined
  return folder === 'art' ? `/office/art/${rest}` : `/office/pictures/${merchant}/${rest}`
}

/** A merchant's image; the console loads none of other hosts and says the address. */
export function SafeImage({
  address,
  merchant,
  alt,
  className,
  outside,
}: {
  address: string
  merchant: string
  alt: string
  className: string | undefined
  /** Text in place of an image of another host. */
  outside: string
}) {
  const source = findSource(address, merchant)
  return source === undefined ? (
    <span className={className}>{outside}</span>
  ) : (
    <img className={className} src={source} alt={alt} />
  )
}
