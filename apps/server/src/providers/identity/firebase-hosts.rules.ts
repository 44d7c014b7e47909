import { type FirebaseChannel, listFirebaseChannels, parseOrigin } from '@foyer/contract'
import type { IdentityHosts, PageSettings } from './identity.ts'

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

/** Channels that open Firebase's own window. */
const windowed: readonly FirebaseChannel[] = ['google', 'twitter', 'firebase']

/**
 * Vendor addresses of a merchant's channels; undefined without one, so that its pages stay as closed as before. With a
 * stand-in there is only its origin.
 */
export function findFirebaseHosts(settings: PageSettings, emulator: string | undefined): IdentityHosts | undefined {
  const channels = listFirebaseChannels(settings)
  if (channels.length === 0) return undefined
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
