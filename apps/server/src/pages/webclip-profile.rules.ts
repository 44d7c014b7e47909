import { createHash } from 'node:crypto'

export interface ProfileFacts {
  /** Name of the merchant in the visitor's language, and a sentence about what the profile does. */
  name: string
  description: string
  merchant: string
  /** Host without a port, and the address that the icon opens. */
  host: string
  url: string
  /** The icon's PNG; undefined for the phone's own. */
  icon: Buffer | undefined
}

/**
 * A configuration profile with one web clip: the merchant's icon on an iPhone's home screen, opening the app in full
 * screen. It can be removed like any app, and installed again it replaces itself.
 */
export function buildProfile({ name, description, merchant, host, url, icon }: ProfileFacts): string {
  const identifier = `${host.split('.').reverse().join('.')}.${merchant}.webclip`
  const clip = [
    ['PayloadType', text('com.apple.webClip.managed')],
    ['PayloadVersion', '<integer>1</integer>'],
    ['PayloadIdentifier', text(`${identifier}.icon`)],
    ['PayloadUUID', text(makeUuid(`${identifier}.icon`))],
    ['PayloadDisplayName', text(name)],
    ['Label', text(name)],
    ['URL', text(url)],
    ['FullScreen', '<true/>'],
    ['IsRemovable', '<true/>'],
    ['Precomposed', '<true/>'],
    ...(icon ? [['Icon', `<data>${icon.toString('base64')}</data>`] as const] : []),
  ] as const
  const profile = [
    ['PayloadType', text('Configuration')],
    ['PayloadVersion', '<integer>1</integer>'],
    ['PayloadIdentifier', text(identifier)],
    ['PayloadUUID', text(makeUuid(identifier))],
    ['PayloadDisplayName', text(name)],
    ['PayloadDescription', text(description)],
    ['PayloadOrganization', text(name)],
    ['PayloadRemovalDisallowed', '<false/>'],
    ['PayloadContent', `<array>${dictionary(clip)}</array>`],
  ] as const
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${dictionary(profile)}</plist>
`
}

function dictionary(entries: readonly (readonly [string, string])[]): string {
  return `<dict>${entries.map(([key, value]) => `<key>${key}</key>${value}`).join('')}</dict>`
}

/** Text of a merchant as XML. */
function text(value: string): string {
  const escaped = value
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  return `<string>${escaped}</string>`
}

/** The same for the same name, so that a second installation replaces the first one. */
function makeUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex').toUpperCase()
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
