import { type FirebaseOptions, initializeApp } from '@firebase/app'
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  debugErrorMap,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthProvider,
  signInWithCredential,
  signInWithPopup,
  signOut,
  TwitterAuthProvider,
  type UserCredential,
} from '@firebase/auth'
import type { FirebaseChannel, SmsProvider } from '@foyer/contract'
import { loadFacebook } from './facebook-sdk.ts'
import { allowVendorScripts, loadVendorScript } from './vendor-script.ts'

/** What the SDK needs to know of the page. */
export interface FirebaseContext {
  smsProvider: SmsProvider
  /** Origin of the vendors' stand-in; undefined for the vendors themselves. */
  emulator: string | undefined
  /** BCP 47; language of the vendors' windows. */
  languageTag: string
}

/** A visitor who has signed in at a vendor. */
export interface FirebaseVisitor {
  idToken: string
  name: string | undefined
  picture: string | undefined
}

/** Opens the vendor's window; to be called from a tap. @throws with Firebase's `code` */
export type SignIn = () => Promise<FirebaseVisitor>

/** A sign-in that ended without a result, with Firebase's code for it. */
class CancelledError extends Error {
  readonly code = 'auth/popup-closed-by-user'
}

/**
 * Loads what a channel needs before its window opens. Nothing of the visitor is stored: the SDK keeps it in memory, and is
 * signed out once the token is there.
 */
export async function prepareSignIn(channel: FirebaseChannel, context: FirebaseContext): Promise<SignIn> {
  if (channel === 'facebook') return prepareFacebook(context)
  const { emulator, smsProvider } = context
  allowVendorScripts(emulator)
  // Of two copies of it the SDK takes the one that is there.
  if (emulator) await loadVendorScript(`${emulator}/vendor/gapi.js`, emulator)
  const auth = openAuth(context, 'popup')
  await auth.authStateReady()
  const provider = createProvider(channel, smsProvider.genericProvider ?? '')
  return async () => readVisitor(auth, await signInWithPopup(auth, provider))
}

/** Exchanges the ID token of Google's one-tap prompt. @throws with Firebase's `code` */
export async function signInByGoogleToken(idToken: string, context: FirebaseContext): Promise<FirebaseVisitor> {
  const auth = openAuth(context, 'credential')
  return readVisitor(auth, await signInWithCredential(auth, GoogleAuthProvider.credential(idToken)))
}

async function prepareFacebook(context: FirebaseContext): Promise<SignIn> {
  const open = await loadFacebook(context.smsProvider.facebookAppId ?? '', context)
  const auth = openAuth(context, 'credential')
  return async () => {
    const accessToken = await open()
    if (accessToken === undefined) throw new CancelledError('The window was closed before the sign-in was finished.')
    return readVisitor(auth, await signInWithCredential(auth, FacebookAuthProvider.credential(accessToken)))
  }
}

const opened = new Map<string, Auth>()

/** One SDK instance a page for windows, and one without their resolver (SOC-18). */
function openAuth({ smsProvider, emulator, languageTag }: FirebaseContext, name: 'popup' | 'credential'): Auth {
  const known = opened.get(name)
  if (known) return known
  const { apiKey, appId, authDomain, projectId, messagingSenderId } = smsProvider
  const options = Object.entries({ apiKey, appId, authDomain, projectId, messagingSenderId })
  const app = initializeApp(Object.fromEntries(options.filter(([, value]) => value)) as FirebaseOptions, name) // its own names
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    errorMap: debugErrorMap,
    ...(name === 'popup' ? { popupRedirectResolver: browserPopupRedirectResolver } : {}),
  })
  auth.languageCode = languageTag.split('-u-')[0] ?? null
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true })
  opened.set(name, auth)
  return auth
}

function createProvider(channel: Exclude<FirebaseChannel, 'facebook'>, genericProvider: string): AuthProvider {
  if (channel === 'google') return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
  return channel === 'twitter' ? new TwitterAuthProvider() : new OAuthProvider(genericProvider)
}

async function readVisitor(auth: Auth, { user }: UserCredential): Promise<FirebaseVisitor> {
  const idToken = await user.getIdToken()
  const visitor = { idToken, name: user.displayName ?? undefined, picture: user.photoURL ?? undefined }
  await signOut(auth)
  return visitor
}
