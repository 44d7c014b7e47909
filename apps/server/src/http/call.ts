import type { EndpointDefinition, EndpointRequest, EndpointValue, Language } from '@foyer/contract'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Merchant } from '../modules/merchant/index.ts'
import type { Session } from './identity.ts'
import type { PreparedValue } from './prepared.ts'

/** What is known of the caller beside the payload. */
export interface Caller {
  readonly ip: string
  readonly userAgent: string
  readonly language: Language
  /** Correlation id from the browser (OPEN-76), or one made here. */
  readonly spanId: string
  readonly isHttps: boolean
  /** `host` as the browser names it, port included. */
  readonly host: string
  /** Scheme and host under which the caller sees us. */
  readonly origin: string
  /** When the call came in, by `performance.now()`. */
  readonly receivedAtMs: number
  /** `Sec-Fetch-Site` as a browser sends it; undefined for other clients. */
  readonly fetchSite: string | undefined
  readonly log: FastifyBaseLogger
  /** A header that a trusted proxy has sent; undefined when the request came by itself or through any other (T31). */
  readProxyHeader(name: string): string | undefined
  /** Sets the cookie that binds a browser's session (DEC-23). */
  setBindCookie(value: string): void
  /** Takes that cookie out of the browser. */
  dropBindCookie(): void
  /** The value of that cookie, if the caller sent it. */
  readonly bindCookie: string | undefined
  /** The cookie by which a browser shows the members of whom it is a known device (T37), if the caller sent it. */
  readonly deviceSecrets: string | undefined
  setDeviceSecrets(value: string): void
  /** The id that the browser gives itself (DEV-01), as its cookie says; undefined where it keeps none. */
  readonly deviceCookie: string | undefined
}

type SessionOf<E extends EndpointDefinition> = E['access'] extends 'member' | 'agent' | 'staff'
  ? Session
  : Session | null
type MerchantOf<E extends EndpointDefinition> = E['access'] extends 'vendor' | 'provider' ? null : Merchant
type VendorOf<E extends EndpointDefinition> = E['access'] extends 'vendor' ? string : null
type RawOf<E extends EndpointDefinition> = E['access'] extends 'provider' ? RawRequest : null

/** A request as it came, for a handler that checks its signature. */
export interface RawRequest {
  method: string
  /** Path with its query, exactly as it stands in the request line. */
  path: string
  /** Names in lower case. */
  headers: FastifyRequest['headers']
  /** Empty where there is none. */
  rawBody: Buffer
}

export interface Call<E extends EndpointDefinition> extends EndpointRequest<E> {
  merchant: MerchantOf<E>
  session: SessionOf<E>
  /** Code of the vendor whose signature the request carries. */
  vendor: VendorOf<E>
  raw: RawOf<E>
  caller: Caller
}

export type Handler<E extends EndpointDefinition> = (call: Call<E>) => Promise<EndpointValue<E> | PreparedValue>
