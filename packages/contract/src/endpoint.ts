import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { MerchantFeature } from './flags.ts'

/**
 * Who may call: nobody in particular, a member, an agent (member of type 1 or 2), staff, a vendor by our signature, or a
 * payment provider by a signature and in an envelope of its own, which its handler reads from the raw request.
 */
export type Access = 'anyone' | 'member' | 'agent' | 'staff' | 'vendor' | 'provider'
export type Method = 'GET' | 'POST'

export interface EndpointDefinition {
  method: Method
  /** Exact path; `:name` marks a path parameter. */
  path: `/wps/${string}`
  access: Access
  /** One sentence for the reader of the OpenAPI page. */
  summary: string
  /** Member types that are refused with `free_reject` (ROLE-07, ROLE-08). */
  rejects?: readonly ('free' | 'virtual')[]
  /** Refused with `not_allowed` where the merchant has closed the feature (CONF-29). */
  feature?: MerchantFeature
  /** The payload may come encrypted (ENC). */
  encrypted?: boolean
  /** The body carries an id made by the caller; the same id answers the same (design, Money). */
  idempotent?: boolean
  /**
   * Seconds that a shared cache may keep the answer; absent means `no-store`. In a browser the client's response cache
   * keeps it (HTTP-13, decision 026), and the browser's own cache only where the browser reads it by itself (`form`).
   */
  publicMaxAgeSeconds?: number
  /** Changes by itself from one look to the next: a browser keeps no copy of its own (HTTP-18). */
  isLive?: boolean
  /** Names pictures: a browser adds the format that it decodes as `ext` (GAME-18, RELAY-27). */
  takesImageFormat?: boolean
  /**
   * How a success leaves, if not in the envelope: `bare` is the value alone, for what a browser reads by itself; `empty`
   * is a 204, for a beacon whose answer nobody reads; `text` is the value as plain text. A refusal is always an envelope.
   */
  form?: 'bare' | 'empty' | 'text'
  /** Content type of a `bare` answer. */
  mediaType?: string
  /** The largest body that is read, in bytes, where other calls may send more. */
  maxBodyBytes?: number
  /** Its JSON may come as text/plain too: old browsers let a beacon carry nothing else. */
  isBeacon?: boolean
  /** Answers a session from whatever network, where the merchant asks for a new login in another one (DEC-20). */
  answersAnyNetwork?: boolean
  /** Answers at hosts that a merchant has given up as well (OPEN-03). */
  answersFormerHosts?: boolean
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  value: z.ZodType
  /** Codes beyond those that every call of its access can give. */
  errors?: readonly ErrorCode[]
}

/** Where a payload is sent encrypted by every merchant that has encryption on (ENC-06, ENC-07, ENC-08). */
export const encryptedPaths: readonly string[] = [
  '/wps/session/login',
  '/wps/session/login/verification',
  '/wps/member/register',
  '/wps/member/register/mobile',
]

/**
 * The one description of a call: the server registers it, the web calls it, OpenAPI is made from it. (The web's build
 * takes the description without this function.)
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

/** What a caller passes: `{ params?, query?, body? }`, each present only where the endpoint has it. */
export type EndpointInput<E extends EndpointDefinition> = (E extends { params: infer P }
  ? { params: InputOf<P> }
  : object) &
  (E extends { query: infer Q } ? { query: InputOf<Q> } : object) &
  (E extends { body: infer B } ? { body: InputOf<B> } : object)

/** What a handler gets after parsing. */
export type EndpointRequest<E extends EndpointDefinition> = {
  params: E extends { params: infer P } ? OutputOf<P> : undefined
  query: E extends { query: infer Q } ? OutputOf<Q> : undefined
  body: E extends { body: infer B } ? OutputOf<B> : undefined
}

/** What stands in `value` of the envelope on success. */
export type EndpointValue<E extends EndpointDefinition> = z.output<E['value']>
