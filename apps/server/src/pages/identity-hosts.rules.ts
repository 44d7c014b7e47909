import { type FirebaseChannel, hasFlag, listFirebaseChannels, parseOrigin, type SiteSettings } from '@foyer/contract'

/** What a page may reach of the vendors of a merchant's ways to log in. */
export interface IdentityHosts {
  connect: readonly string[]
  frames: readonly string[]
  styles: readonly string[]
  /** Names of the policies that the vendors' scripts and our list of them create (Trusted Types). */
  policies: readonly string[]
}

/** Firebase's calls: the exchange of a vendor's result for a token. */
const FIREBASE_CALLS = 'https://identitytoolkit.googleapis.com'
const facebook = {
  connect: ['https://www.facebook.com', 'https://graph.facebook.com'],
  frames: ['https://www.facebook.com', 'https://web.facebook.com'],
}
/** As its manual names them. */
const oneTap = {
  connect: ['https://accounts.google.com/gsi/'],
  frames: ['https://accounts.google.com/gsi/'],
  styles: ['https://accounts.google.com/gsi/style'],
}
/** `default` is our list of scripts (`vendor-script.ts`); the others are of Google's loader and its library. */
const POLICIES = ['default', 'gapi#gapi', 'goog#html', "'allow-duplicates'"]

const none = { connect: [], frames: [], styles: [] } as const

/** Channels that open Firebase's own window. */
const windowed: readonly FirebaseChannel[] = ['google', 'twitter', 'firebase']

/**
 * Vendor addresses of a merchant's channels; undefined without one, so that its pages stay as closed as before. With a
 * stand-in there is only its origin.
 */
export function findIdentityHosts(
  settings: Pick<SiteSettings, 'whitelabelVal' | 'smsProvider'>,
  emulator: string | undefined,
): IdentityHosts | undefined {
  const channels = listFirebaseChannels(settings)
  const hasTelegram = hasFlag(settings, 'TELEGRAMLOGIN3')
  // Its script comes through our list as well (TG-06), and calls nobody.
  if (channels.length === 0) return hasTelegram ? { ...none, policies: ['default'] } : undefined
  if (emulator) return { connect: [emulator], frames: [emulator], styles: [], policies: POLICIES }
  const { authDomain, googleOneTap, googleWebClientId } = settings.smsProvider
  const window = parseOrigin(`https://${authDomain}`)
  const hasWindow = window !== undefined && channels.some((channel) => windowed.includes(channel))
  const parts = [
    { connect: [FIREBASE_CALLS], frames: hasWindow ? [window] : [], styles: [] },
    ...(channels.includes('facebook') ? [{ ...facebook, styles: [] }] : []),
    ...(channels.includes('google') && googleOneTap && googleWebClientId ? [oneTap] : []),
  ]
  return {
    connect: parts.flatMap(({ connect }) => connect),
    frames: parts.flatMap(({ frames }) => frames),
    styles: parts.flatMap(({ styles }) => styles),
    policies: POLICIES,
  }
}
