import type { EndpointDefinition, EndpointRequest, EndpointValue, Language } from '@foyer/contract'
import type { EventStream } from '@foyer/http/event-stream'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Merchant } from '../merchant/index.ts'
import type { Session, StaffIdentity } from './identity.ts'
import type { PreparedValue } from './prepared.ts'

/** Data of the caller apart from the payload. */
export interface Caller {
  readonly ip: string
  readonly userAgent: string
  readonly language: Language
  /** Correlation id from the browser (OPEN-76), or a generated one. */
  readonly spanId: string
  readonly isHttps: boolean
  /** The browser's `host` header, port included. */
  readonly host: string
  /** Scheme and host as seen by the caller. */
  readonly origin: string
  /** Arrival of the call, by `performance.now()`. */
  readonly receivedAtMs: number
  /** `Sec-Fetch-Site` of a browser; undefined for other clients. */
  readonly fetchSite: string | undefined
  readonly log: FastifyBaseLogger
  /**
   * Runs work once the answer has left, or the connection has ended: its duration tells the caller nothing (DEC-15).
   * Work that must not be lost belongs into the call's transaction.
   */
  afterAnswer(run: () => Promise<unknown>): void
  /** A header set by a trusted proxy; undefined for a direct request or one through another proxy (T31). */
  readProxyHeader(name: string): string | undefined
  /** Sets the cookie that binds a browser's session (DEC-23). */
  setBindCookie(value: string): void
  /** Removes that cookie from the browser. */
  dropBindCookie(): void
  /** The value of that cookie, if sent. */
  readonly bindCookie: string | undefined
  /** The cookie that makes a browser a known device of members (T37), if sent. */
  readonly deviceSecrets: string | undefined
  setDeviceSecrets(value: string): void
  /** A cookie of one purpose, such as a way to log in, by its short name; undefined if not sent. */
  readCookie(name: string): string | undefined
  /** Sets it for this host, for calls of its own pages only. */
  setCookie(name: string, value: string, seconds: number): void
  dropCookie(name: string): void
  /** The browser's device id (DEV-01) from its cookie; undefined without one. */
  readonly deviceCookie: string | undefined
}

type SessionOf<E extends EndpointDefinition> = E['access'] extends 'member' | 'agent' ? Session : Session | null
type MerchantOf<E extends EndpointDefinition> = E['access'] extends 'vendor' | 'provider'
  ? null
  : E['access'] extends 'staff'
    ? E extends { staff: readonly string[] }
      ? Merchant
      : null
    : Merchant
type StaffOf<E extends EndpointDefinition> = E extends { staff: 'person' | readonly string[] } ? StaffIdentity : null
type VendorOf<E extends EndpointDefinition> = E['access'] extends 'vendor' ? string : null
type RawOf<E extends EndpointDefinition> = E['access'] extends 'provider' ? RawRequest : null

/** A request before parsing, for handlers that check its signature. */
export interface RawRequest {
  method: string
  /** Path and query, exactly as in the request line. */
  path: string
  /** Names in lower case. */
  headers: FastifyRequest['headers']
  /** Empty without a body. */
  rawBody: Buffer
}

export interface Call<E extends EndpointDefinition> extends EndpointRequest<E> {
  merchant: MerchantOf<E>
  session: SessionOf<E>
  /** Code of the vendor that signed the request. */
  vendor: VendorOf<E>
  raw: RawOf<E>
  /** The person of the console's session. */
  staff: StaffOf<E>
  caller: Caller
}

/** The value of an endpoint; with the form `events` an open stream of such values. */
export type Handler<E extends EndpointDefinition> = (
  call: Call<E>,
) => Promise<(E extends { form: 'events' } ? EventStream<EndpointValue<E>> : EndpointValue<E>) | PreparedValue>
