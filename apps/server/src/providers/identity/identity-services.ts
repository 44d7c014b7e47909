import { hasFlag, type IdentityProviderName, type TelegramAuth } from '@foyer/contract'
import { createFirebase, FIREBASE_KEYS_URL, type FirebaseProof, type FirebaseSettings } from './firebase.ts'
import { findFirebaseHosts } from './firebase-hosts.rules.ts'
import type { IdentityService } from './identity.ts'
import { createJwkSet } from './jwk-set.ts'
import { createLine, LINE_API_URL, type LineProof, type LineSettings } from './line.ts'
import { createMaya, type MayaProof, type MayaSettings } from './maya.ts'
import { createTelegram, type TelegramSettings } from './telegram.ts'

/** What a merchant's settings say of each service. */
export interface IdentityServiceSettings {
  firebase: FirebaseSettings
  line: LineSettings
  telegram: TelegramSettings
  maya: MayaSettings
}

/** What each service's proof is made of. */
export interface IdentityProofs {
  firebase: FirebaseProof
  line: LineProof
  telegram: TelegramAuth
  maya: MayaProof
}

const isObject = (value: unknown): value is { hash?: unknown } => typeof value === 'object' && value !== null

/** The services, each described once; their names, refusals and fields are those of the contract's list. */
export const identityServices: {
  readonly [N in IdentityProviderName]: IdentityService<IdentityServiceSettings[N], IdentityProofs[N]>
} = {
  /** Needs no settings: the keys are Google's. */
  firebase: {
    connect: ({ keysUrl = FIREBASE_KEYS_URL } = {}, connect) =>
      createFirebase(createJwkSet(keysUrl, connect([keysUrl]))),
    readProof({ firebaseChannel: channel, firebaseIdToken: idToken }) {
      if (channel !== undefined && idToken !== undefined) return { proof: { channel, idToken } }
      return channel === undefined && idToken === undefined ? undefined : null
    },
    nameProof: ({ firebaseIdToken }) => firebaseIdToken,
    findPageHosts: findFirebaseHosts,
  },
  line: {
    connect(settings, connect) {
      if (!settings) return undefined
      const { apiUrl = LINE_API_URL } = settings
      return createLine({ ...settings, apiUrl, httpClient: connect([apiUrl]) })
    },
    readProof: ({ lineSessionToken: token }) => (token === undefined ? undefined : { token }),
    nameProof: ({ lineSessionToken }) => lineSessionToken,
    // LINE-02.
    isReturn: (query, settings) =>
      hasFlag(settings, 'LINELOGIN3') && query.has('state') && (query.has('code') || query.has('error')),
  },
  telegram: {
    connect: (settings) => settings && createTelegram(settings),
    readProof: ({ telegramAuth: proof }) => (proof === undefined ? undefined : { proof }),
    nameProof: ({ telegramAuth: auth }) => (isObject(auth) ? auth.hash : auth),
    // Its script comes through our list of scripts (TG-06), and calls nobody.
    findPageHosts: (settings) =>
      hasFlag(settings, 'TELEGRAMLOGIN3') ? { connect: [], frames: [], styles: [], policies: ['default'] } : undefined,
  },
  maya: {
    connect: (settings, connect) => settings && createMaya({ ...settings, httpClient: connect([settings.apiUrl]) }),
    readProof({ mayaSessionId, sessionId = mayaSessionId, env }) {
      return sessionId === undefined ? undefined : { proof: { sessionId, env } }
    },
    nameProof: ({ sessionId }) => sessionId,
    // OPEN-61: its app sends visitors of every merchant.
    isReturn: (query) => query.has('sessionId'),
  },
}
