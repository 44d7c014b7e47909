import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { MerchantFeature } from './flags.ts'
import type { StaffAccess } from './staff-roles.ts'

/**
 * Permitted callers: anyone, a member, an agent (member of type 1 or 2), staff, a vendor by our signature, or a payment
 * provider by its own signature and envelope, which the handler reads from the raw request.
 */
export type Access = 'anyone' | 'member' | 'agent' | 'staff' | 'vendor' | 'provider'
export type Method = 'GET' | 'POST'

export interface EndpointDefinition {
  method: Method
  /** Exact path; `:name` marks a path parameter. */
  path: `/wps/${string}`
  access: Access
  /** One sentence for the OpenAPI page. */
  summary: string
  /** Of a call with the access `staff`, answered at the console's host alone; without it nobody may make the call. */
  staff?: StaffAccess
  /** Member types refused with `free_reject` (ROLE-07, ROLE-08). */
  rejects?: readonly ('free' | 'virtual')[]
  /** Refused with `not_allowed` when the merchant has closed the feature (CONF-29). */
  feature?: MerchantFeature
  /** Refused with `terms_required` until the member has accepted the merchant's terms in force (DEC-32). */
  needsTerms?: boolean
  /** The payload may be encrypted (ENC). */
  encrypted?: boolean
  /** The body carries an idempotency key: the same key gets the same response. */
  idempotent?: boolean
  /**
   * Seconds that a shared cache may store the response; absent means `no-store`. In a browser the client's response
   * cache stores it (HTTP-13, decision 026), and the browser's own cache only what the browser requests itself
   * (`form`).
   */
  publicMaxAgeSeconds?: number
  /** Changes by itself between two reads: a browser stores no copy (HTTP-18). */
  isLive?: boolean
  /** Contains image addresses: a browser adds its supported format as `ext` (GAME-18, RELAY-27). */
  takesImageFormat?: boolean
  /**
   * Form of a success outside of the envelope: `bare` is the value alone, for the browser's own requests; `empty` is a
   * 204, for beacons without a reader; `text` is the value as plain text; `events` is a stream of server-sent events,
   * each with one value. A refusal is always an envelope.
   */
  form?: 'bare' | 'empty' | 'text' | 'events'
  /** Content type of a `bare` response. */
  mediaType?: string
  /** Maximum body size in bytes, where it differs from that of other calls. */
  maxBodyBytes?: number
  /** JSON may also come as text/plain: old browsers allow nothing else for beacons. */
  isBeacon?: boolean
  /** Accepts a session from any network, even when the merchant requires a new login on another one (DEC-20). */
  answersAnyNetwork?: boolean
  /**
   * Answers while the site is closed, by maintenance or to the visitor's country (BOOT-09, BOOT-10), because the page of a
   * closed site needs it. Reads that a shared cache may answer do too (`publicMaxAgeSeconds`).
   */
  answersBlockedSite?: boolean
  /** Answers a session whose expired password must be changed first (FLAG-10). Calls for anyone do too. */
  answersExpiredPassword?: boolean
  /** Part of a merchant's look: a visitor of a preview gets the previewed version (decision 103). */
  showsPreview?: boolean
  /** Also answers at a merchant's retired hosts (OPEN-03). */
  answersFormerHosts?: boolean
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  value: z.ZodType
  /** Codes in addition to those of every call with this access. */
  errors?: readonly ErrorCode[]
}

/** Calls with an encrypted payload at every merchant with encryption enabled (ENC-06, ENC-07, ENC-08). */
export const encryptedPaths: readonly string[] = [
  '/wps/session/login',
  '/wps/session/login/verification',
  '/wps/member/register',
  '/wps/member/register/mobile',
]

/**
 * The single description of a call: the server registers it, the web calls it, OpenAPI is generated from it. (The web's
 * build uses the description without this function.)
 * @throws RangeError for one of `encryptedPaths` that is not encrypted
 */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  const { path, encrypted = false } = definition
  if (encryptedPaths.includes(path) && !encrypted)
    throw new RangeError(`the payload of ${path} is sent encrypted: its endpoint says \`encrypted: true\``)
  return definition
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** Input of a call: `{ params?, query?, body? }`, each present only if the endpoint has it. */
export type EndpointInput<E extends EndpointDefinition> = (E extends { params: infer P }
  ? { params: InputOf<P> }
  : object) &
  (E extends { query: infer Q } ? { query: InputOf<Q> } : object) &
  (E extends { body: infer B } ? { body: InputOf<B> } : object)

/** Input of a handler after parsing. */
export type EndpointRequest<E extends EndpointDefinition> = {
  params: E extends { params: infer P } ? OutputOf<P> : undefined
  query: E extends { query: infer Q } ? OutputOf<Q> : undefined
  body: E extends { body: infer B } ? OutputOf<B> : undefined
}

/** `value` of the envelope on success. */
export type EndpointValue<E extends EndpointDefinition> = z.output<E['value']>
